import { expect, test } from 'vitest';
import type { Person } from './browser';
import { guest, house } from './company';
import { lay, playOn, tell, welcome } from './desk';
import { flaws } from './geometry';
import { settled, unrolled } from './screens';

const FAMILIES = ['Mascarade', 'Masques', 'Masquerade'];

/** What this browser has asked the house to do, in order, with what it brought. */
function posts({ page }: Person): { path: string; body: Record<string, unknown> }[] {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    asked.push({
      path: new URL(request.url()).pathname,
      body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
    });
  });
  return asked;
}

/** Counts every press of a person in this page, as it arrives. */
async function presses({ page }: Person): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { presses: number };
    counter.presses = 0;
    for (const kind of ['click', 'keydown']) addEventListener(kind, () => counter.presses++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test('from the door to the open cards against bots is one press, and the next is Got it', async () => {
  const adele = await guest();
  const { page } = adele;
  const asked = posts(adele);
  await page.goto(house);
  const poster = page.getByRole('article', { name: 'Mascarade' });
  await poster.waitFor();
  const pressed = await presses(adele);
  await poster.getByRole('button', { name: /^Play now/ }).click();
  await page.getByRole('button', { name: 'Got it' }).waitFor();
  expect(await pressed()).toBe(1);
  expect(await page.locator('[data-seat]').count()).toBe(4);
  await expect.poll(() => page.getByRole('img', { name: /^card face up/ }).count()).toBeGreaterThanOrEqual(4);

  // The house is bound before it hears this browser's number.
  const [offer, taking] = asked.filter(({ path }) => path.startsWith('/api/offers'));
  expect(offer!.path).toBe('/api/offers');
  expect(JSON.stringify(offer!.body)).not.toMatch(/[0-9a-f]{32}/);
  expect(taking!.body.contribution).toMatch(/^[0-9a-f]{32}$/);
  const id = taking!.path.split('/').pop()!;
  expect(page.url()).toBe(`${house}/t/${id}`);
});

for (const family of FAMILIES.slice(1))
  test(`one press begins a game of ${family}`, async () => {
    const { page } = await guest();
    await page.goto(house);
    await page.getByRole('button', { name: `Play now: ${family}` }).click();
    await page.locator('main.board').waitFor();
    await page.locator('.dock.asked').waitFor();
  });

test('the number is drawn after the commitment has been seen, and kept with it', async () => {
  const adele = await guest();
  const { page } = adele;
  const numbers = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('ridotto.shuffle.'))
        .map(([, kept]) => JSON.parse(kept as string) as { commitment: string; parts: string[] }),
    );
  let shown = '';
  await page.route('**/api/offers', async (route) => {
    const response = await route.fetch();
    shown = ((await response.json()) as { commitment: string }).commitment;
    expect(await numbers()).toEqual([]);
    await route.fulfill({ response });
  });
  const asked = posts(adele);
  await page.goto(house);
  await page.getByRole('button', { name: 'Play now: Mascarade' }).click();
  await page.getByRole('button', { name: 'Got it' }).waitFor();
  const given = asked.find(({ path }) => path.startsWith('/api/offers/'))!.body.contribution;
  expect(await numbers()).toEqual([{ commitment: shown, parts: [given] }]);
  const id = page.url().split('/').pop()!;
  expect((await welcome(adele, { house, id, link: page.url() })).room.commitment).toBe(shown);
});

test('if the second question fails nothing is left behind', async () => {
  const adele = await guest();
  const { page } = adele;
  let id = '';
  await page.route('**/api/offers/*', (route) => {
    id = route.request().url().split('/').pop()!;
    return route.abort();
  });
  await page.goto(house);
  await page.getByRole('button', { name: 'Play now: Mascarade' }).click();
  await page.getByRole('alert').getByText("We can't reach Ridotto.").waitFor();
  expect(page.url()).toBe(`${house}/`);
  expect((await adele.context.request.get(`${house}/api/tables/${id}`)).status()).toBe(404);
  expect(await (await adele.context.request.get(`${house}/api/guests/me`)).json()).toEqual([]);
  await page.unroute('**/api/offers/*');
  await page.getByRole('button', { name: 'Play now: Mascarade' }).click();
  await page.getByRole('button', { name: 'Got it' }).waitFor();
});

test('a name is given, can be changed in its place, and is kept', async () => {
  const { page } = await guest();
  await page.goto(house);
  const you = page.locator('.you');
  await you.waitFor();
  const given = await you.locator('strong').innerText();
  expect(given).toMatch(/^\w+ \w+$/);
  await page.reload();
  await you.getByText(given).waitFor();
  await you.getByRole('button', { name: 'change' }).click();
  await page.keyboard.type('Adele');
  await page.keyboard.press('Enter');
  await page.reload();
  await you.getByText('Adele').waitFor();
});

test('the keyboard alone plays from the door', async () => {
  const { page } = await guest();
  await page.goto(house);
  await page.getByRole('article', { name: 'Mascarade' }).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  for (let i = 0; i < 20 && (await focused()) !== 'Play now: Mascarade'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Got it' }).waitFor();
});

test('tables with free seats that are listed can be joined from the door', async () => {
  const [adele, bruno] = [await guest(), await guest()];
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], { game: 'mascarade', chairs: 4 });
  await tell(adele, laid, { type: 'Unseat', chair: 4, ban: null });
  const { room } = await welcome(adele, laid);
  await tell(adele, laid, { type: 'Agree', manners: { ...room.manners, listed: true } });
  await bruno.page.goto(house);
  await bruno.page.getByRole('link', { name: `Join: ${laid.id}` }).click();
  await bruno.page.waitForURL(laid.link);
  await adele.page.goto(house);
  await adele.page.getByRole('link', { name: /^Back to your table/ }).click();
  await adele.page.waitForURL(laid.link);
});

test('a saved game is opened from the door', async () => {
  const adele = await guest();
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], {
    game: 'mascarade',
    chairs: 4,
    settings: { first: '1', opening: '0', limit: '1' },
  });
  await tell(adele, laid, { type: 'Start' });
  await playOn(adele, laid, 1, 'over');
  const record = await adele.context.request.get(`${house}/api/tables/${laid.id}/rounds/1/record`);
  const bruno = await guest();
  const { page } = bruno;
  await page.goto(house);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a saved game' }).click(),
  ]);
  await chooser.setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: await record.body() });
  await page.waitForURL('**/replay/1');
  await page.locator('.said').waitFor();
});

test('it says how one device does for all', async () => {
  const { page } = await guest();
  await page.goto(house);
  await page.getByRole('button', { name: 'All on one device' }).click();
  await page.getByRole('dialog').getByText('a curtain falls').waitFor();
});

/** The pictures are cut as they fit. */
const WORDS = 'header, .back, .hero, article .body, .ways, .tables, nav';
const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1920, 1080],
] as const;

test('the door is whole at every size and in three languages', async () => {
  const me = await guest();
  const { page } = me;
  for (const language of ['en', 'fr', 'it']) {
    await page.addInitScript(
      (settings) => localStorage.setItem('ridotto.settings', settings),
      JSON.stringify({ language }),
    );
    await page.goto(house);
    await page.getByRole('article').first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(me);
      // Less where room is kept for a scroll bar.
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.scrollingElement!;
        return scrollWidth - clientWidth;
      });
      expect(beyond, `${language} ${width}`).toBeLessThanOrEqual(0);
      // What is below is reached by scrolling: so it is looked at on a screen that is high enough.
      await unrolled(me, width, height);
      expect(await flaws(me, WORDS), `${language} ${width}x${height}`).toEqual([]);
    }
  }
});

test('on a desktop the ways to play are there without scrolling', async () => {
  const { page } = await guest();
  await page.goto(house);
  for (const [width, height] of SIZES.slice(2)) {
    await page.setViewportSize({ width, height });
    for (const family of FAMILIES) {
      const box = await page.getByRole('button', { name: `Play now: ${family}` }).boundingBox();
      expect(box!.y + box!.height).toBeLessThan(height);
    }
  }
});

test('a poster says how long a game takes once the house knows', async () => {
  const { page } = await guest();
  await page.route('**/api/house', async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as { games: { name: string; minutes: number | null }[] };
    expect(known.games.map(({ minutes }) => minutes)).toEqual([null, null, null, null]);
    const games = known.games.map((game) => (game.name === 'masques' ? { ...game, minutes: 38 } : game));
    await route.fulfill({ json: { ...known, games } });
  });
  await page.goto(house);
  await page.getByRole('article', { name: 'Masques' }).getByText('about 38 min').waitFor();
  expect(await page.getByText(/about \d+ min/).count()).toBe(1);
});
