import { expect, test } from 'vitest';
import { DESKTOP, openWithBars, Person, PHONE } from './browser';
import { guest, house, seed } from './company';
import { lay, playOn, tell, type Laid } from './desk';
import { countShifts, sum } from './shifts';

/** The aim everywhere: what may jump of a page while it is loaded. */
const MOST = 0.05;

async function finished(person: Person): Promise<Laid> {
  const wish = { game: 'mascarade', chairs: 4, settings: { limit: '3' } };
  const laid = await lay(house, [{ person, name: 'Adele' }], wish);
  await tell(person, laid, { type: 'Start' });
  await playOn(person, laid, 1, 'over');
  return laid;
}

test('every page says in its title what it is', async () => {
  const adele = await guest();
  const { page } = adele;
  const { id } = await finished(adele);
  const titles: string[] = [];
  const title = async (path: string, wanted: RegExp) => {
    await page.goto(`${house}${path}`);
    await expect.poll(() => page.title()).toMatch(wanted);
    titles.push(await page.title());
  };
  await title('/', /^Ridotto: /);
  await title(`/t/${id}`, new RegExp(`^Ridotto · ${id}$`));
  await title(`/t/${id}/replay/1`, new RegExp(`^Ridotto · ${id}, game 1$`));
  await title('/rules/masques', /^Ridotto · Masques/);
  await title('/lesson/mascarade', /^Ridotto · /);
  await title('/kept', /^Ridotto · What is kept/);
  for (const nowhere of ['/no/where', '/rules/chess', '/lesson/chess'])
    await title(nowhere, /^Ridotto · We can't find/);
  expect(new Set(titles).size).toBe(titles.length - 2);
});

test('whoever goes to another page by key finds the focus there', async () => {
  const adele = await guest();
  const { page } = adele;
  await page.goto(house);
  const link = page.locator('footer a');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.title()).toMatch(/What is kept/);
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/\bscreen\b/);
});

test('what is wide in the rules scrolls by key, and no heading is empty', async () => {
  const adele = await guest({ viewport: PHONE });
  const { page } = adele;
  for (const game of ['mascarade', 'masques', 'masquerade']) {
    await page.goto(`${house}/rules/${game}`);
    await page.locator('article h1').waitFor();
    const faults = await page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLElement>('article *')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')
        .filter((each) => each.tabIndex < 0)
        .map((each) => each.outerHTML.slice(0, 80)),
      ...[...document.querySelectorAll('article th')].filter((each) => !each.textContent?.trim()).map(() => 'th'),
    ]);
    expect(faults, game).toEqual([]);
  }
});

test('pages stand still while they are loaded, though bars take room on a desktop', async () => {
  const browser = await openWithBars();
  try {
    for (const viewport of [DESKTOP, PHONE]) {
      const adele = await Person.arrives(browser, seed, { viewport });
      const over = await finished(adele);
      const lobby = await lay(house, [{ person: adele, name: 'Adele' }], { game: 'mascarade', chairs: 6 });
      for (const [name, url] of [
        ['door', house],
        ['lobby', lobby.link],
        ['result', over.link],
        ['replay', `${over.link}/replay/1`],
        ['rules', `${house}/rules/masques`],
      ] as const) {
        const page = await adele.context.newPage();
        const shifts = await countShifts(page);
        await page.goto(url, { waitUntil: 'networkidle' });
        await page.locator('h1, .won').first().waitFor();
        const all = await shifts();
        expect(sum(all), `${name}, ${viewport.width} wide: ${all.join('; ')}`).toBeLessThanOrEqual(MOST);
        const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        if (name === 'door') expect(bar, 'a bar that takes room').toBeGreaterThan(0);
        await page.close();
      }
      await adele.leaves();
    }
  } finally {
    await browser.close();
  }
});
