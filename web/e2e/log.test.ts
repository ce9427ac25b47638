import { expect, test } from 'vitest';
import { guest, house } from './company';
import { lay, playOn, tell } from './desk';

test('the log follows what is told, but not under the eyes of somebody who reads what was before', async () => {
  const adele = await guest({ viewport: { width: 1280, height: 480 } });
  const { page } = adele;
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], {
    game: 'mascarade',
    chairs: 4,
    settings: { first: '1', opening: '30' },
    manners: { memory: 'notebook' },
  });
  await tell(adele, laid, { type: 'Start' });
  await playOn(adele, laid, 1, 'Opening', 4);
  await page.goto(laid.link);
  const log = page.getByRole('tabpanel');
  const lines = log.locator('ol > li');
  const below = () => log.evaluate((sheet) => sheet.scrollHeight - sheet.scrollTop - sheet.clientHeight);
  /** My turn, those of the others, and mine again. */
  const round = async () => {
    const before = await lines.count();
    await playOn(adele, laid, 1, 'Opening', 2);
    await page.locator('.skip').waitFor({ state: 'hidden' });
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  };
  await expect.poll(() => lines.count()).toBeGreaterThan(12);
  expect(await log.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeGreaterThan(80);
  await expect.poll(below).toBeLessThan(2);

  await log.evaluate((sheet) => sheet.scrollTo(0, 0));
  const first = lines.nth(1);
  expect(await first.locator('li').count()).toBe(0);
  await first.locator('summary').click();
  await first.locator('li').first().waitFor();
  await round();
  expect(await log.evaluate((sheet) => sheet.scrollTop)).toBe(0);
  expect(await first.locator('li').first().isVisible()).toBe(true);

  await log.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await round();
  await expect.poll(below).toBeLessThan(2);
});
