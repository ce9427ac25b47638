import { expect, test } from 'vitest';
import type { masquerade } from '../src/wire/types';
import { PHONE, type Person } from './browser';
import { guest, house } from './company';
import { lay, tell, welcome, type Laid } from './desk';

/** Longer than a tap, in milliseconds. */
const LONG_PRESS = 500;

test('a card that lies face down is open to its owner, and covered it is picked by a click and read by holding it', async () => {
  for (const person of [await guest(), await guest({ viewport: PHONE, hasTouch: true })]) {
    const { page } = person;
    await page.goto((await atTheFirstAction(person)).link);
    await page.locator('main.board').waitFor();
    const own = page.locator('.dock .card.hidden').first();
    await own.locator('.name').waitFor();
    expect(await own.locator('.back').count(), 'open to its owner').toBe(0);
    await page.getByRole('button', { name: 'Cover my cards' }).click();
    await own.locator('.back').waitFor();
    expect(await own.locator('.name').count(), 'not in the page while covered').toBe(0);
    const card = page.locator('.dock .card.secret.lit').first();
    const pressed = () => card.getAttribute('aria-pressed');
    await (page.viewportSize()!.width < 500 ? card.tap() : card.click());
    expect(await pressed()).toBe('true');
    expect(await card.locator('.back').count()).toBe(1);
    const held = card.click({ delay: LONG_PRESS });
    await card.locator('.back').waitFor({ state: 'detached' });
    await held;
    await card.locator('.back').waitFor();
    expect(await pressed(), 'looking is no answer').toBe('true');
  }
});

/** Everything is laid face down; whatever else a card asks on the way is answered somehow. */
async function atTheFirstAction(person: Person): Promise<Laid> {
  for (;;) {
    const laid = await lay(house, [{ person, name: 'Adele' }], {
      game: 'masquerade',
      chairs: 3,
      settings: { first: '1' },
    });
    await tell(person, laid, { type: 'Start' });
    for (;;) {
      const { room, position } = await welcome(person, laid);
      const { question, options } = position!.inquiries[0] ?? {};
      if (question?.type === 'YourAction') return laid;
      // Who is dealt King and Queen has won before acting.
      if (room.phase === 'finished') break;
      const moves = (options ?? []) as masquerade.Move[];
      const move =
        moves.find(({ type }) => type === 'Keep') ??
        moves.find((option) => option.type === 'Lay' && !option.up) ??
        moves[0];
      if (move) await tell(person, laid, { type: 'Play', chair: 1, step: position!.step, move });
    }
  }
}
