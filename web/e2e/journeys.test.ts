import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Message, Position, mascarade } from '../src/wire/types';
import { PHONE, type Person } from './browser';
import { guest, house, seed } from './company';
import { film, lay, tell, type Laid, type Wish } from './desk';
import { House } from './house';
import { playToTheEnd } from './player';
import { openTable, players, press, seatBot, set, settle, sitDown, start } from './table';

/** The first to sit begins. */
const SHORT: Wish = { game: 'mascarade', chairs: 4, settings: { first: '1' } };

/** A game that is on, every card looked at. */
async function begun(people: { person: Person; name: string }[], wish: Wish = SHORT, at = house): Promise<Laid> {
  const laid = await lay(at, people, wish);
  await tell(people[0]!.person, laid, { type: 'Start' });
  for (const [i, { person }] of people.entries()) await tell(person, laid, { type: 'Ready', chair: i + 1 });
  for (const { person } of people) {
    await person.page.goto(laid.link);
    await person.page.locator('main.board').waitFor();
  }
  return laid;
}

const dock = ({ page }: Person) => page.locator('section.dock');
const heading = ({ page }: Person) => page.locator('header h1');
const messages = ({ frames }: Person) => frames.map((frame) => JSON.parse(frame) as Message);
const positions = (person: Person) =>
  messages(person).flatMap<Position>((message) =>
    'position' in message && message.position ? [message.position] : [],
  );

type Event<T> = Extract<mascarade.Event, { type: T }>;
function events<T extends mascarade.Event['type']>(person: Person, type: T): Event<T>[] {
  const all = messages(person).flatMap((message) => ('events' in message ? (message.events as mascarade.Event[]) : []));
  return all.filter((event): event is Event<T> => event.type === type);
}

/** Waits for a question about the chairs. */
const asked = ({ page }: Person) => page.locator('[data-seat][aria-pressed]').first().waitFor();

const curtain = ({ page }: Person, name: string) =>
  page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();

async function lift(person: Person, name: string): Promise<void> {
  await curtain(person, name);
  const button = person.page.getByRole('button', { name: 'Hold to lift the curtain' });
  await button.hover();
  await person.page.mouse.down();
  await button.waitFor({ state: 'detached' });
  await person.page.mouse.up();
}

async function menu({ page }: Person, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
}

/** What somebody sees of the game, in words. */
async function sight(person: Person): Promise<string[]> {
  const { page } = person;
  const chairs = await page
    .locator('[data-seat]')
    .evaluateAll((all) => all.map((chair) => chair.getAttribute('aria-label') ?? ''));
  return [await heading(person).innerText(), await dock(person).innerText(), ...chairs];
}

/** Handles a neighbour's card and keeps one's own: the shortest turn there is. */
async function keep({ page }: Person, neighbour: number): Promise<void> {
  await page.locator(`[data-seat="${neighbour}"]`).click();
  await press(page.getByRole('button', { name: 'Keep' }));
}

test('a link is all a friend needs to join', async () => {
  const adele = await guest();
  const link = await openTable(adele, house, 'Adele', 'mascarade');
  await players(adele, 3);
  await seatBot(adele, 3);
  const bruno = await guest();
  expect(await bruno.context.cookies()).toEqual([]);
  await sitDown(bruno, link, 'Bruno', 2);
  await adele.page.getByRole('list', { name: 'Seats' }).getByText('Bruno').waitFor();
  await start(adele);
  await bruno.page.locator('main.board').waitFor();
  expect(bruno.page.url()).toBe(link);
});

test('somebody who sits changes chairs by sitting down in another', async () => {
  const adele = await guest();
  const link = await openTable(adele, house, 'Adele', 'mascarade');
  await sitDown(adele, link, 'Adele', 3);
  const chairs = adele.page.getByRole('list', { name: 'Seats' }).locator('> li');
  await expect.poll(() => chairs.filter({ hasText: 'Adele' }).count()).toBe(1);
  await adele.page.getByText('already called').waitFor({ state: 'hidden' });
});

test('a reload keeps the seat and the question', async () => {
  const adele = await guest();
  await begun([{ person: adele, name: 'Adele' }]);
  await asked(adele);
  const before = await sight(adele);
  await adele.page.reload();
  await asked(adele);
  expect(await sight(adele)).toEqual(before);
});

test('a killed house says so on every screen, and comes back to the same table', async () => {
  const own = await House.open(seed, '--beat', '0-0');
  try {
    const adele = await guest();
    await begun([{ person: adele, name: 'Adele' }], SHORT, own.url);
    await asked(adele);
    const before = await sight(adele);
    await own.falls();
    await adele.page.getByText('The connection is lost.').waitFor();
    expect(await sight(adele)).toEqual(before);
    await own.rises();
    await adele.page.getByText('The connection is lost.').waitFor({ state: 'hidden' });
    expect(await sight(adele)).toEqual(before);
    await keep(adele, 2);
    await adele.page
      .getByRole('tabpanel')
      .getByText(/^(Turn 2:|2 ·)/)
      .waitFor();
  } finally {
    await own.close();
  }
});

test('who lets the time run out is played for as was said', async () => {
  const adele = await guest();
  await begun([{ person: adele, name: 'Adele' }], { ...SHORT, manners: { pace: '5/5/0' } });
  const question = positions(adele)
    .flatMap(({ inquiries }) => inquiries)
    .find(({ early }) => !early)!;
  const fallback = question.fallback as Extract<mascarade.Move, { type: 'Swap' }>;
  await adele.page.getByRole('button', { name: 'More time' }).waitFor();
  await expect.poll(() => events(adele, 'SwapDecided').length, { timeout: 30_000 }).toBe(1);
  const decided = events(adele, 'SwapDecided')[0]!;
  expect(fallback.really).toBe(false);
  expect(decided).toMatchObject({ by: 1, swapped: false });
  expect([decided.one.index, decided.other.index]).toContain(fallback.with.index);
});

test('a rematch is an invitation, and the next player begins', async () => {
  const [adele, bruno] = [await guest(), await guest()];
  const people = [
    { person: adele, name: 'Adele' },
    { person: bruno, name: 'Bruno' },
  ];
  await begun(people, { ...SHORT, settings: { first: '1', opening: '0', limit: '1' } });
  await press(adele.page.getByRole('button', { name: 'Look' }));
  for (const { page } of [adele, bruno]) await page.locator('.dock .result').waitFor();
  await bruno.page.getByRole('button', { name: 'Play again' }).click();
  await adele.page.getByText(/plays? again: .*Bruno/).waitFor();
  await adele.page.getByRole('button', { name: 'Play again' }).click();
  await adele.page.getByRole('button', { name: 'Start the next game' }).click();
  for (const { page } of [adele, bruno]) {
    await press(page.getByRole('button', { name: 'Got it' }));
    await page.locator('.dock .result').waitFor({ state: 'hidden' });
  }
  // Adele began the first game.
  await bruno.page.getByRole('button', { name: 'Announce' }).waitFor();
  expect(messages(bruno).filter(({ type }) => type === 'Began')).toHaveLength(1);
});

test('two people share a device behind a curtain', async () => {
  const adele = await guest();
  const link = await openTable(adele, house, 'Adele', 'mascarade');
  await players(adele, 4);
  await set(adele, 'Swap-only turns at the start', '0');
  await sitDown(adele, link, 'Bruno', 2);
  await seatBot(adele, 3);
  await seatBot(adele, 4);
  await set(adele, 'Who begins', '1');
  await adele.page.getByText('Ready when you are.').waitFor();
  await adele.page.getByRole('button', { name: 'Start', exact: true }).click();
  const { page } = adele;
  await press(page.getByRole('button', { name: 'Got it' }));
  await lift(adele, 'Adele');
  await press(page.getByRole('button', { name: 'Look' }));
  await curtain(adele, 'Bruno');
  expect(await page.locator('main.board, section.dock').count()).toBe(0);
  const seen = events(adele, 'Glimpsed')[0]!;
  const drawn = await page.evaluate(() => document.querySelector('.table')!.outerHTML);
  expect(drawn).not.toMatch(new RegExp(`mask-${seen.mask}`, 'i'));
  await lift(adele, 'Bruno');
  await page.locator('section.dock').getByText('Bruno').waitFor();
});

test('what changes in the room leaves the table as it is', async () => {
  const adele = await guest();
  const laid = await begun([{ person: adele, name: 'Adele' }]);
  await adele.page.getByRole('button', { name: 'Menu' }).click();
  const menu = await adele.page.getByRole('dialog').elementHandle();
  const changes = () => messages(adele).filter(({ type }) => type === 'Changed').length;
  const before = changes();
  const sofia = await guest();
  await sofia.page.goto(laid.link);
  await expect.poll(changes).toBeGreaterThan(before);
  expect(await menu!.isVisible()).toBe(true);
});

test('a spectator sees what an empty chair would see, and the door can be closed', async () => {
  const [adele, sofia] = [await guest(), await guest()];
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], {
    ...SHORT,
    settings: { first: '1', opening: '0' },
  });
  await tell(adele, laid, { type: 'Start' });
  await sofia.page.goto(laid.link);
  await sofia.page.locator('main.board').waitFor();
  await adele.page.goto(laid.link);
  await adele.page.getByLabel('1 spectator').waitFor();
  await press(adele.page.getByRole('button', { name: 'Got it' }));
  await press(adele.page.getByRole('button', { name: 'Look' }));
  await expect.poll(() => events(sofia, 'Looked').length).toBeGreaterThan(0);
  expect(events(adele, 'Glimpsed')).toHaveLength(1);
  expect(events(sofia, 'Glimpsed')).toEqual([]);
  expect(positions(sofia).flatMap(({ inquiries }) => inquiries)).toEqual([]);
  expect(await dock(sofia).getByRole('button').count()).toBe(0);

  const room = await lay(house, [{ person: adele, name: 'Adele' }], SHORT);
  await sofia.page.goto(room.link);
  await sofia.page.getByRole('list', { name: 'Seats' }).waitFor();
  await adele.page.goto(room.link);
  await settle(adele, (settings) => settings.getByLabel('Others can watch').uncheck());
  await tell(adele, room, { type: 'Start' });
  await sofia.page.getByText('The host has closed the door to spectators.').waitFor();
});

test('a finished game can be leafed through, through any eyes, shared and taken home', async () => {
  const adele = await guest({ acceptDownloads: true });
  const laid = await begun([{ person: adele, name: 'Adele' }], { ...SHORT, settings: { first: '1', limit: '6' } });
  const { page } = adele;
  await playToTheEnd([adele], 5);
  await page.getByRole('link', { name: 'Replay' }).click();
  const said = page.locator('.said');
  await page.getByRole('button', { name: 'Turn after' }).click();
  await page.getByRole('button', { name: 'Turn after' }).click();
  await said.getByText(/turn/i).first().waitFor();
  const shown = () =>
    page
      .locator('main')
      .getByRole('img', { name: /^card face up/ })
      .count();
  expect(await shown()).toBe(0);
  await page.getByLabel('Seen by').selectOption({ label: 'all cards open' });
  await expect.poll(shown).toBeGreaterThanOrEqual(4);
  await page.getByLabel('Seen by').selectOption({ label: 'Adele' });
  await expect.poll(shown).toBe(0);

  const sofia = await guest();
  await sofia.page.goto(page.url());
  await sofia.page.getByText('This replay is for those who played').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL(/share=/);
  await sofia.page.goto(page.url());
  await sofia.page.locator('.said').waitFor();
  expect(await sofia.page.locator('.said').innerText()).toBe(await said.innerText());

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const record = await text(await download.createReadStream());
  expect(record).toContain('Adele');
  expect((await film(adele, laid, 1, 'open')).steps.length).toBeGreaterThan(6);
});

test('the language changes in the middle of a game, and what was said before with it', async () => {
  const adele = await guest();
  await begun([{ person: adele, name: 'Adele' }]);
  const { page } = adele;
  await keep(adele, 2);
  await expect.poll(() => events(adele, 'SwapDecided').length).toBe(1);
  const log = page.getByRole('tabpanel');
  await dock(adele)
    .getByRole('button', { name: /Swap, or not/ })
    .waitFor();
  const english = await log.locator('li li').allTextContents();
  await menu(adele, 'Settings');
  await page.getByLabel('Français').check();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Journal' }).waitFor();
  const french = await log.locator('li li').allTextContents();
  expect(french).toHaveLength(english.length);
  for (const [i, line] of french.entries()) expect(line).not.toBe(english[i]);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await dock(adele)
    .getByRole('button', { name: /Échanger, ou pas/ })
    .waitFor();
});

test('a seat moves to another device by its link, once', async () => {
  const [desk, phone] = [await guest(), await guest({ viewport: PHONE, hasTouch: true })];
  await begun([{ person: desk, name: 'Adele' }]);
  await asked(desk);
  await menu(desk, 'Continue on another device');
  const link = await desk.page.getByRole('textbox', { name: 'Your seat link' }).inputValue();
  await desk.page.getByRole('img', { name: /^QR code for your seat/ }).waitFor();
  await phone.page.goto(link);
  await asked(phone);
  await expect.poll(() => desk.page.locator('[data-seat="1"]').count()).toBe(1);
  expect(phone.page.url()).not.toContain('seat=');

  const thief = await guest();
  await thief.page.goto(link);
  await thief.page.locator('.refused').waitFor();
  expect(await thief.page.locator('[data-seat="1"]').count()).toBe(1);
});
