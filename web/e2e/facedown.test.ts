import { expect, test } from 'vitest';
import type { masquerade } from '../src/wire/types';
import { PHONE } from './browser';
import { guest, house } from './company';
import { lay, tell, welcome } from './desk';

/** Longer than a tap, in milliseconds. */
const LONG_PRESS = 500;

test('a card that lies face down is open to its owner, and covered it is picked by a click and read by holding it', async () => {
  for (const person of [await guest(), await guest({ viewport: PHONE, hasTouch: true })]) {
    const { page } = person;
    const laid = await lay(house, [{ person, name: 'Adele' }], {
      game: 'masquerade',
      chairs: 3,
      settings: { first: '1' },
    });
    await tell(person, laid, { type: 'Start' });
    await page.goto(laid.link);
    await page.locator('main.board').waitFor();
    // Everything is laid face down; whatever else a card asks on the way is answered somehow.
    await expect
      .poll(
        async () => {
          const { step, inquiries } = (await welcome(person, laid)).position!;
          const asked = inquiries[0]?.question.type;
          const options = (inquiries[0]?.options ?? []) as masquerade.Move[];
          const move =
            options.find(({ type }) => type === 'Keep') ??
            options.find((option) => option.type === 'Lay' && !option.up) ??
            options[0];
          if (move && asked !== 'YourAction') await tell(person, laid, { type: 'Play', chair: 1, step, move });
          return asked;
        },
        { timeout: 20_000 },
      )
      .toBe('YourAction');
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
