import { expect, test } from 'vitest';
import type { Person } from './browser';
import { guest, house } from './company';
import { lay, tell } from './desk';

const PART = /\/assets\/Menu-[\w-]+\.js$/;

async function atTable(person: Person): Promise<void> {
  const laid = await lay(house, [{ person, name: 'Adele' }], { game: 'mascarade', chairs: 4 });
  await tell(person, laid, { type: 'Start' });
  await person.page.goto(laid.link);
  await person.page.locator('main.board').waitFor();
}
const openMenu = ({ page }: Person) => page.getByRole('button', { name: 'Menu' }).click();

test('a house that was upgraded under an open page: the page is loaded anew, and then all is there', async () => {
  const adele = await guest();
  const { page } = adele;
  await atTable(adele);
  await page.route(PART, (route) => route.fulfill({ status: 404 }));
  await page.route(`${house}/`, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/\/assets\/index-/, '/assets/index-new-'), contentType: 'text/html' });
  });
  const anew = page.waitForEvent('load');
  await openMenu(adele);
  await anew;
  await page.unrouteAll();
  await page.locator('main.board').waitFor();
  await openMenu(adele);
  await page.getByRole('dialog').waitFor();
});

test('a part that cannot be fetched says so, and the page is not loaded again by itself', async () => {
  const adele = await guest();
  const { page } = adele;
  await atTable(adele);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(PART, (route) => route.abort());
  await openMenu(adele);
  await page.getByText("This part didn't load.").waitFor();
  expect(loads).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.locator('main.board').waitFor();
  await openMenu(adele);
  await page.getByRole('dialog').waitFor();
});

test('a language that cannot be fetched leaves English, and none at all a line in three languages', async () => {
  const adele = await guest({ locale: 'fr-FR' });
  const { page } = adele;
  await page.route(/\/assets\/fr-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(house);
  await page.getByRole('heading', { name: 'Who are you tonight?' }).waitFor();
  await page.getByText("This part didn't load.").waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.route(/\/assets\/en-[\w-]+\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByText('Ridotto could not be fetched. Try again.').waitFor();
  await page.unrouteAll();
  await page.getByText('Ridotto n’a pas pu être chargé. Réessayez.').click();
  await page.getByRole('heading', { name: /^Qui êtes-vous ce soir/ }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('the words of a game come with the game, and where they cannot be fetched the page says so', async () => {
  const adele = await guest();
  const { page, requests } = adele;
  const words = () => requests.map((url) => /words-(\w+-\w+)-[\w-]+\.js$/.exec(url)?.[1]).filter(Boolean);
  await page.goto(house, { waitUntil: 'networkidle' });
  expect(words()).toEqual([]);
  const WORDS = /\/assets\/words-\w+-en-[\w-]+\.js$/;
  await page.route(WORDS, (route) => route.abort());
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], { game: 'mascarade', chairs: 4 });
  await page.goto(laid.link);
  await page.getByText("This part didn't load.").waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Start' }).first().waitFor();
  await tell(adele, laid, { type: 'Start' });
  await page.locator('main.board').waitFor();
  expect(new Set(words())).toEqual(new Set(['mascarade-en']));
});

test('without script, and in a browser too old, one line says so', async () => {
  // A browser that was told to run no script still reads the page as if it would.
  const page = await (await fetch(house)).text();
  const lines = /<noscript>([^]*)<\/noscript>/.exec(page)?.[1] ?? '';
  for (const language of ['en', 'fr', 'it'])
    expect(lines).toMatch(new RegExp(`<span lang="${language}">[^<]*JavaScript\\.</span>`));

  const old = await guest();
  await old.page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await old.page.goto(house);
  await old.page.getByText('Ce navigateur est trop ancien pour Ridotto.').waitFor();
  expect(await old.page.locator('#app').innerHTML()).toBe('');
});
