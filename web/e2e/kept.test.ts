import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, house } from './company';

/** Everything that a browser keeps of us: its cookies, and what both its stores have. */
async function keeps(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.keys(store)));
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...stored, ...cookies].sort();
}

const key = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('ridotto'))!.value;

/** What the house says to a program that comes with this key. */
async function answer(bearer: string, path: string): Promise<number> {
  const response = await fetch(`${house}/api/${path}`, { headers: { Authorization: `Bearer ${bearer}` } });
  return response.status;
}

/** A browser into which no test has put anything. */
async function stranger(): Promise<Page> {
  const { context } = await guest();
  const own = await context.browser()!.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  context.once('close', () => void own.close());
  return own.newPage();
}

async function playsWithNotes(page: Page): Promise<string> {
  await page.goto(house);
  await page.getByRole('button', { name: 'Play now: Mascarade' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('main.board').waitFor();
  const id = page.url().split('/').pop()!;
  await page.evaluate((table) => {
    localStorage.setItem(`ridotto.notes.${table}.1.1`, '{"2":{"text":"sly","out":[]}}');
    sessionStorage.setItem(`ridotto.deal.${table}.1`, '{}');
  }, id);
  return id;
}

/** At a table, as everywhere: among the settings. */
async function opensDevice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('This device', { exact: true }).click();
}

test('one press forgets this device: nothing is left in the browser, and the old key is refused', async () => {
  const page = await stranger();
  const id = await playsWithNotes(page);
  await opensDevice(page);
  await page.getByLabel('Light').check();
  expect(await keeps(page)).toEqual([
    'cookie ridotto',
    `ridotto.deal.${id}.1`,
    'ridotto.name',
    `ridotto.notes.${id}.1.1`,
    'ridotto.settings',
    `ridotto.shuffle.${id}.1`,
  ]);
  const old = await key(page.context());
  expect(await answer(old, 'guests/me')).toBe(200);

  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByText('This device is forgotten').waitFor();
  expect(await keeps(page)).toEqual([]);
  expect(await answer(old, 'guests/me')).toBe(401);

  // Nobody else has sat there; and the page that says so has asked for no new key.
  await page.getByRole('heading', { name: 'What is kept, and for how long' }).waitFor();
  await page.reload();
  await page.getByText('This house keeps a table').waitFor();
  expect(await keeps(page)).toEqual([]);
  await page.goto(house);
  await page.getByRole('button', { name: 'Play now: Mascarade' }).waitFor();
  expect(await answer(await key(page.context()), `tables/${id}`)).toBe(404);
});

test('a house that cannot be told is no reason to lose the key', async () => {
  const page = await stranger();
  await page.goto(house);
  await page.getByRole('link', { name: 'What is kept, and for how long' }).click();
  const before = await keeps(page);
  await page.route('**/api/guests/me/forget', (route) => route.abort());
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('alert').waitFor();
  expect(await keeps(page)).toEqual(before);
  expect(await answer(await key(page.context()), 'guests/me')).toBe(200);
});

test('other devices are signed out by one press, and this one plays on, in every window', async () => {
  const page = await stranger();
  const id = await playsWithNotes(page);
  const old = await key(page.context());
  const other = await stranger();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(`${house}/kept`);
  expect(await answer(old, 'guests/me')).toBe(200);

  await opensDevice(page);
  await page.getByRole('button', { name: 'Sign out my other devices' }).click();
  await page.getByText('Done: only this device has your key now.').waitFor();
  expect(await answer(old, 'guests/me')).toBe(401);
  expect(await answer(await key(page.context()), `tables/${id}`)).toBe(200);
  const sat = other.waitForResponse((response) => response.url().endsWith('/api/guests/me'));
  await other.goto(house);
  expect(await (await sat).json()).toEqual([]);

  // The line was cut with all others of the old key, and is there again.
  await page.keyboard.press('Escape');
  await page.locator('.dock.asked, .dock').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up?' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a table open on another device says that it was signed out', async () => {
  const page = await stranger();
  const id = await playsWithNotes(page);
  const other = await stranger();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(`${house}/t/${id}`);
  await other.locator('main.board').waitFor();
  await page.goto(`${house}/kept`);
  await page.getByRole('button', { name: 'Sign out my other devices' }).click();
  await other.getByText('You have signed out on this device.').waitFor();
});

for (const [locale, said, kept] of [
  ['fr-FR', 'Ce qui est conservé, et combien de temps', '90 jours'],
  ['it-IT', 'Che cosa si conserva, e per quanto tempo', '90 giorni'],
  ['en-GB', 'What is kept, and for how long', '90 days'],
] as const)
  test(`the page on what is kept is at the foot of the door, in ${locale}`, async () => {
    const { page } = await guest({ locale });
    await page.goto(house);
    await page.getByRole('link', { name: said }).click();
    await page.getByRole('heading', { level: 1, name: said }).waitFor();
    await page.getByText(kept).waitFor();
    expect(await page.title()).toContain(said);
  });
