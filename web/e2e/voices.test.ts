import { expect, test } from 'vitest';
import { PHONE } from './browser';
import { guest, house } from './company';
import { lay, tell } from './desk';

const GAMES = [
  { game: 'mascarade', chairs: 5, place: '[data-seat="2"]' },
  { game: 'masques', chairs: 3, place: '[data-guest="2"]' },
  { game: 'masquerade', chairs: 3, place: '[data-line="2"]' },
];

for (const { game, chairs, place } of GAMES)
  test(`what is said is seen where it is said, on phones too, and for readers in the chat alone: ${game}`, async () => {
    const [adele, bruno] = [await guest({ viewport: PHONE }), await guest()];
    const people = [
      { person: adele, name: 'Adele' },
      { person: bruno, name: 'Bruno' },
    ];
    const laid = await lay(house, people, { game, chairs, settings: {} });
    await tell(adele, laid, { type: 'Start' });
    for (const { page } of [adele, bruno]) {
      await page.goto(laid.link);
      await page.locator('main.board').waitFor();
    }
    await tell(bruno, laid, { type: 'Say', chair: 2, text: '/bravo' });
    const voice = adele.page.locator('.voice');
    await expect.poll(() => voice.count()).toBe(1);
    expect(await voice.innerText()).toBe('Bravo!');
    expect(await voice.locator('xpath=ancestor::*[@aria-hidden="true"]').count()).toBe(1);
    const [said, seat] = [await voice.boundingBox(), await adele.page.locator(place).first().boundingBox()];
    expect(Math.abs(said!.y + said!.height / 2 - seat!.y - seat!.height / 2)).toBeLessThan(seat!.height);
    await expect.poll(() => voice.count()).toBe(0);

    // By one key and one press across the table; the key closes it again.
    const fan = bruno.page.getByRole('group', { name: 'React' });
    await bruno.page.locator('header h1').click();
    await bruno.page.keyboard.press('y');
    await fan.waitFor();
    expect(await fan.getByRole('button').count()).toBe(8);
    await fan.getByRole('button', { name: 'Alas!' }).click();
    await fan.waitFor({ state: 'detached' });
    await expect.poll(() => voice.allInnerTexts()).toEqual(['Alas!']);
  });
