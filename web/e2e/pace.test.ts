import { afterEach, expect, test } from 'vitest';
import { deedAfter, script, showTime } from '../src/table/script';
import type { Event, Message } from '../src/wire/types';
import { begun } from './alone';
import type { Person } from './browser';
import { guest, seed } from './company';
import { House } from './house';
import { skip } from './player';

/** A house as people have it, at its own pace. */
const closing: House[] = [];
afterEach(async () => {
  for (const house of closing.splice(0)) await house.close();
});

async function atRealPace(): Promise<Person> {
  const own = await House.open(seed);
  closing.push(own);
  const adele = await guest({ reducedMotion: 'no-preference' });
  await adele.context.addInitScript(() => localStorage.setItem('ridotto.settings', '{"tempo":"standard"}'));
  // When each message came, by the clock of the page that hears it.
  await adele.page.addInitScript(() => {
    const came: { at: number; text: string }[] = [];
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => came.push({ at: performance.now(), text: String(data) }));
      }
    };
    Object.assign(window, { came });
  });
  await begun(adele, own.url);
  return adele;
}

async function swapped({ page }: Person): Promise<void> {
  await page.locator('[data-seat="2"]').click();
  const keep = page.getByRole('button', { name: 'Keep' });
  await expect
    .poll(async () => {
      await keep.click({ timeout: 500 }).catch(() => undefined);
      return keep.isVisible();
    })
    .toBe(false);
}

/** How long after what happened the next thing happened, how long it takes to tell, and how long the house gives it. */
async function waits({ page }: Person): Promise<{ waited: number; told: number; given: number }[]> {
  const came = await page.evaluate(() => (window as unknown as { came: { at: number; text: string }[] }).came);
  const happened = came.flatMap(({ at, text }) => {
    const message = JSON.parse(text) as Message;
    return message.type === 'Happened' ? [{ at, events: message.events }] : [];
  });
  let deed: Event[] = [];
  return happened.slice(0, -1).map(({ at, events }, i) => {
    const told = script('mascarade', deed, events).reduce((sum, { ms }) => sum + ms[1], 0);
    const given = showTime('mascarade', deed, events);
    deed = deedAfter('mascarade', deed, events);
    return { waited: happened[i + 1]!.at - at, told, given };
  });
}

test('bots wait until what happened has been shown, and no longer for somebody alone who has seen enough', async () => {
  const adele = await atRealPace();
  await swapped(adele);
  await expect.poll(async () => (await waits(adele)).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(2);
  for (const { waited, told } of (await waits(adele)).slice(0, 2)) {
    expect(told).toBeGreaterThan(0);
    expect(waited).toBeGreaterThanOrEqual(told);
  }
  const shown = () => adele.sent.filter((text) => text.includes('"Shown"')).length;
  const before = { shown: shown(), messages: (await waits(adele)).length };
  await expect
    .poll(
      async () => {
        await skip(adele.page);
        if (await adele.page.locator('[data-seat][aria-pressed]').first().isVisible()) await swapped(adele);
        return (await waits(adele)).slice(before.messages).some(({ waited, given }) => waited < given);
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  expect(shown()).toBeGreaterThan(before.shown);
});
