import { expect, test } from 'vitest';
import type { Person } from './browser';
import { guest, house } from './company';
import { openTable, players, press, seatBot, set, sitDown, start } from './table';

/** A game of one turn that somebody sat down to in the browser. */
async function played(): Promise<Person> {
  const adele = await guest();
  const link = await openTable(adele, house, 'Adele', 'mascarade');
  await players(adele, 4);
  await set(adele, 'Swap-only turns at the start', '0');
  await set(adele, 'Turn limit (the richest win)', '1');
  for (const chair of [2, 3, 4]) await seatBot(adele, chair);
  await set(adele, 'Who begins', '1');
  await start(adele);
  await press(adele.page.getByRole('button', { name: 'Got it' }));
  await press(adele.page.getByRole('button', { name: 'Look' }));
  await adele.page.locator('.dock .result').waitFor();
  return adele;
}

test('the browser checks by itself that its number was in the shuffle', async () => {
  const { page } = await played();
  await page.getByText('Your number was in the shuffle. It was fair.').waitFor();
  await page.reload();
  await page.getByText('Your number was in the shuffle. It was fair.').waitFor();
});

test('a house that lies about the shuffle is found out', async () => {
  const { page } = await played();
  await page.route('**/rounds/1/record', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/(fair contribution Adele )..../, '$10000') });
  });
  await page.reload();
  await page.getByRole('alert').getByText('Your number was not in the shuffle.').waitFor();
  expect(await page.getByText('It was fair.').count()).toBe(0);
});
