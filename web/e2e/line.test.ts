import { afterEach, expect, test } from 'vitest';
import type { mascarade } from '../src/wire/types';
import { begun, lost, plays } from './alone';
import type { Person } from './browser';
import { Cable } from './cable';
import { guest, house, seed } from './company';
import { film, lay, playOn, tell } from './desk';
import { House } from './house';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The log, once everything has been told. */
async function log({ page }: Person): Promise<string> {
  await page.locator('.skip').waitFor({ state: 'hidden' });
  return page.getByRole('tabpanel').locator('ol').innerText();
}

test('a line that falls silent after a command is noticed, the move is made once, and what breaks late disturbs nobody', async () => {
  const cable = await Cable.to(house);
  closing.push(() => cable.close());
  const adele = await guest();
  const { page } = adele;
  await page.clock.install();
  const laid = await begun(adele, cable.url);
  await page.locator('[data-seat="2"]').click();
  const keep = page.getByRole('button', { name: 'Keep' });
  await keep.waitFor();
  await page.clock.runFor(500);
  cable.silence();
  await keep.click();
  await expect.poll(() => plays(adele).length).toBe(1);
  await page.clock.runFor(6_000);
  await lost(adele).waitFor();
  await page.clock.runFor(14_000);
  expect(await lost(adele).isVisible()).toBe(true);

  cable.restore();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return lost(adele).isVisible();
    })
    .toBe(false);
  await page
    .getByRole('tabpanel')
    .getByText(/^(Turn 2:|2 ·)/)
    .waitFor();
  let lines = 0;
  page.on('websocket', () => lines++);
  cable.breakSilent();
  await page.clock.runFor(3_000);
  expect([await lost(adele).isVisible(), lines]).toEqual([false, 0]);
  expect(new Set(plays(adele).map(({ id }) => id)).size).toBe(1);
  const near = { ...laid, house };
  await playOn(adele, near, 1, 'over');
  const { steps } = await film(adele, near, 1, 'open');
  const handled = steps
    .flatMap(({ events }) => events as mascarade.Event[])
    .filter(({ type }) => type === 'CardsHandled');
  expect(handled[0]).toMatchObject({ by: 1 });
  expect(handled[1]).toMatchObject({ by: 2 });
});

test('the log is the same after the house was killed, and after a look at the replay', async () => {
  const own = await House.open(seed, '--beat', '0-0');
  closing.push(() => own.close());
  const adele = await guest();
  const { page } = adele;
  const laid = await begun(adele, own.url);
  await playOn(adele, laid, 1, 'YouToo');
  await page.locator('.dock button[aria-keyshortcuts="n"]').waitFor();
  const before = await log(adele);
  expect(before).toContain('announces');
  await own.falls();
  await lost(adele).waitFor();
  await own.rises();
  await lost(adele).waitFor({ state: 'hidden' });
  expect(await log(adele)).toBe(before);

  await playOn(adele, laid, 1, 'over');
  await page.locator('.dock .result').waitFor();
  const over = await log(adele);
  await page.locator('a[href$="/replay/1"]').click();
  await page.locator('.said').waitFor();
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.locator('.dock .result').waitFor();
  expect(await log(adele)).toBe(over);
  await page.reload();
  await page.locator('.dock .result').waitFor();
  expect(await log(adele)).toBe(over);
});

test.each([
  ['mascarade', 4, 'YouToo'],
  ['mascarade-2', 4, 'YouToo'],
  ['masques', 3, 'YourTurn'],
  ['masquerade', 4, 'YourAction'],
])('the log of %s is the same on a page that is loaded anew, though this game forgets', async (game, chairs, asked) => {
  const adele = await guest();
  const { page } = adele;
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], { game, chairs, settings: { first: '1' } });
  await tell(adele, laid, { type: 'Start' });
  await page.goto(laid.link);
  await page.locator('main.board').waitFor();
  await playOn(adele, laid, 1, asked, 3);
  await page.locator('.dock button').first().waitFor();
  const before = await log(adele);
  expect(before).toMatch(/^\d+ · /m);
  await page.reload();
  await page.locator('main.board').waitFor();
  expect(await log(adele)).toBe(before);
});
