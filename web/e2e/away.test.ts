import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { begun, lost } from './alone';
import type { Person } from './browser';
import { Cable } from './cable';
import { guest, house, seed } from './company';
import { film, playOn } from './desk';
import { House, upgraded } from './house';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function laidCable(): Promise<Cable> {
  const cable = await Cable.to(house);
  closing.push(() => cable.close());
  return cable;
}
const pings = ({ sent }: Person) => sent.filter((text) => text.includes('"Ping"')).length;
/** What was going on when the page came to its turn goes by, and its buttons can hear. */
const AWHILE = 2_000;

test('of two tabs the newer one has the table, the older one says so, and takes it back when told to', async () => {
  const adele = await guest();
  const { page } = adele;
  await begun(adele, house);
  const other = await adele.context.newPage();
  let lines = 0;
  for (const tab of [page, other]) tab.on('websocket', () => lines++);
  await other.goto(page.url());
  await other.locator('[data-seat][aria-pressed]').first().waitFor();
  const elsewhere = (tab: typeof page) => tab.getByText('This table is open in another window.');
  await elsewhere(page).waitFor();
  // Neither what wakes a page nor the time that passes brings the older one back by itself.
  await page.evaluate(() => {
    for (const name of ['pageshow', 'online', 'focus']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await other.locator('[data-seat="2"]').click();
  await other.getByRole('button', { name: 'Keep' }).waitFor();
  expect(await elsewhere(page).isVisible()).toBe(true);
  expect(await elsewhere(other).isVisible()).toBe(false);
  expect(lines).toBe(1);

  await page.getByRole('button', { name: 'Take it back here' }).click();
  await elsewhere(other).waitFor();
  expect(await elsewhere(page).isVisible()).toBe(false);
  expect(lines).toBe(2);
});

test('a machine that has slept asks at once whether its line still holds', async () => {
  const cable = await laidCable();
  const adele = await guest();
  const { page } = adele;
  await page.clock.install();
  await begun(adele, cable.url);
  cable.silence();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AWHILE);
  const before = pings(adele);
  // Asleep, the clock on the wall goes on alone.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3_600_000);
  await page.clock.runFor(2_500);
  await expect.poll(() => pings(adele)).toBe(before + 1);
  await page.clock.runFor(5_500);
  await lost(adele).waitFor();
  cable.restore();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return lost(adele).isVisible();
    })
    .toBe(false);
});

test('without a network a move waits, and is made once as soon as there is one again', async () => {
  const cable = await laidCable();
  const adele = await guest();
  const { page, context } = adele;
  await page.clock.install();
  const laid = { ...(await begun(adele, cable.url)), house };
  await page.locator('[data-seat="2"]').click();
  const keep = page.getByRole('button', { name: 'Keep' });
  await keep.waitFor();
  await page.clock.runFor(AWHILE);
  await context.setOffline(true);
  cable.cut();
  await lost(adele).waitFor();
  await keep.click();
  // Whoever has tried in vain for a minute waits long before trying again.
  await page.clock.runFor(60_000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AWHILE);
  expect(await lost(adele).isVisible()).toBe(true);
  await context.setOffline(false);
  await lost(adele).waitFor({ state: 'hidden' });
  await page.clock.resume();
  await page
    .getByRole('tabpanel')
    .getByText(/^(Turn 2:|2 ·)/)
    .waitFor();
  await playOn(adele, laid, 1, 'over');
  const handled = (await film(adele, laid, 1, 'open')).steps
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'CardsHandled');
  expect(handled.slice(0, 2)).toMatchObject([{ by: 1 }, { by: 2 }]);
});

test('a house that is really another version: the page is loaded anew as soon as it misses a part', async () => {
  const own = await House.open(seed, '--beat', '0-0');
  closing.push(() => own.close());
  const adele = await guest();
  const { page } = adele;
  await begun(adele, own.url);
  const script = () => page.locator('script[type=module]').first().getAttribute('src');
  const old = await script();
  await own.falls();
  await lost(adele).waitFor();
  const later = upgraded();
  closing.push(() => rm(later, { recursive: true }));
  await own.rises(later);
  await lost(adele).waitFor({ state: 'hidden' });
  expect(await script()).toBe(old);
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Menu' }).click();
  await anew;
  await page.locator('[data-seat][aria-pressed]').first().waitFor();
  expect(await script()).not.toBe(old);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
});
