import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Person } from './browser';
import { guest, house } from './company';
import { flaws } from './geometry';
import { lay, tell, welcome } from './desk';
import { SCREENS, settled } from './screens';

/** The table itself grows only as far as it stays whole; what one has to do must grow with the text. */
const ASKED = 'section.dock, header';
const SIZES = [DESKTOP, PHONE, { width: 640, height: 360 }, { width: 390, height: 844 }, { width: 1920, height: 1080 }];
const CROWDED = [
  'mascarade-memorise',
  'mascarade-turn',
  'mascarade-announce',
  'mascarade-swap',
  'mascarade-answer',
  'mascarade-claims',
  'mascarade-pair',
  'masques-draft',
  'masques-turn',
  'masquerade-facing',
  'masquerade-action',
];

for (const { name, open } of SCREENS.filter(({ name }) => CROWDED.includes(name))) {
  test(`the table is whole in three languages: ${name}`, async () => {
    const me = await guest();
    await open(house, me, guest);
    await isWhole(me, 'en');
    for (const language of ['fr', 'it']) {
      await me.page.evaluate(
        (settings) => localStorage.setItem('ridotto.settings', settings),
        JSON.stringify({ language }),
      );
      await me.page.reload();
      await me.page.locator('.dock').first().waitFor();
      await isWhole(me, language);
    }
  });
}

test('the table is whole while the line is lost', async () => {
  const me = await guest();
  await SCREENS.find(({ name }) => name === 'lost-line')!.open(house, me, guest);
  await isWhole(me, 'en');
});

const TOLD = [
  { game: 'mascarade', chairs: 13 },
  { game: 'mascarade-2', chairs: 12 },
  { game: 'masques', chairs: 4 },
  { game: 'masquerade', chairs: 6 },
];

for (const { game, chairs } of TOLD) {
  test(`the table is whole while its story is told: ${game}`, async () => {
    const me = await guest();
    // Step by step: the story stands still at every beat.
    await me.context.addInitScript(() => localStorage.setItem('ridotto.settings', '{"tempo":"step"}'));
    const laid = await lay(house, [{ person: me, name: 'Adele' }], { game, chairs, settings: { first: '1' } });
    await tell(me, laid, { type: 'Start' });
    if (game.startsWith('mascarade')) await tell(me, laid, { type: 'Ready', chair: 1 });
    await me.page.goto(laid.link);
    await me.page.locator('main.board').waitFor();
    await expect
      .poll(async () => {
        const { step, inquiries } = (await welcome(me, laid)).position!;
        const asked = inquiries.find(({ given }) => given === null);
        if (asked) await tell(me, laid, { type: 'Play', chair: 1, step, move: asked.fallback });
        return me.page.locator('.skip').isVisible();
      })
      .toBe(true);
    await isWhole(me, 'en');
    expect(await me.page.locator('.skip').isVisible()).toBe(true);
  });
}

async function isWhole(me: Person, language: string): Promise<void> {
  for (const size of SIZES) {
    await me.page.setViewportSize(size);
    await settled(me);
    expect(await flaws(me), `${language}, ${size.width}x${size.height}`).toEqual([]);
  }
}

const PROMPTS = [
  'mascarade-turn',
  'mascarade-swap',
  'mascarade-answer',
  'masques-draft',
  'masques-turn',
  'masquerade-facing',
  'masquerade-action',
];

for (const { name, open } of SCREENS.filter(({ name }) => PROMPTS.includes(name))) {
  test(`twice as large a text leaves the dock usable: ${name}`, async () => {
    const me = await guest();
    await me.page.addInitScript(() => localStorage.setItem('ridotto.settings', JSON.stringify({ text: 200 })));
    await open(house, me, guest);
    for (const size of [DESKTOP, PHONE]) {
      await me.page.setViewportSize(size);
      await settled(me);
      expect(await flaws(me, ASKED), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}
