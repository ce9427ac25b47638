import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, house } from './company';
import { BLINK, dice, isOver } from './player';

/** Tab until the focus is on what is wanted; the mouse is never touched. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${wanted}`);
}

/** Where the focus is, and whether it can be seen. */
function focus(page: Page): Promise<{ lost: boolean; seen: boolean; at: string }> {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      lost: at === document.body,
      seen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      at: at.outerHTML.slice(0, 120),
    };
  });
}

/** The keys somebody would press next, by what the table offers. */
async function keys(page: Page, random: () => number): Promise<string[]> {
  const offered = async (selector: string) => page.locator(`.dock ${selector}`).first().isVisible();
  const open = ':not([aria-disabled="true"])';
  if (await offered(`button[aria-keyshortcuts="k"]${open}`)) return [random() < 0.5 ? 's' : 'k'];
  if (await offered(`button[aria-keyshortcuts=" "]${open}:not([aria-pressed="true"])`))
    return [random() < 0.3 ? 'n' : ' '];
  if (await offered('ul button[aria-pressed]')) {
    await tabTo(page, '.dock ul button[aria-pressed]');
    return random() < 0.5 ? ['ArrowRight', 'Enter', 'Enter'] : ['Enter', 'Enter'];
  }
  if (await offered(`button[aria-keyshortcuts="Enter"]${open}`)) return ['Enter'];
  const chairs = await page
    .locator('[data-seat][aria-pressed="false"]')
    .evaluateAll((all) => all.map((chair) => chair.getAttribute('data-seat')!));
  if (chairs.length > 0) return [chairs[Math.floor(random() * chairs.length)]!];
  const acts = [];
  for (const key of ['s', 'l', 'a']) if (await offered(`button[aria-keyshortcuts="${key}"]${open}`)) acts.push(key);
  return acts.length > 0 ? [acts[Math.floor(random() * acts.length)]!] : [];
}

test('a whole game of Mascarade, from the door to the result, without a mouse', async () => {
  const adele = await guest();
  const { page } = adele;
  const random = dice(7);
  await page.clock.install();
  await page.goto(house);
  await page.getByRole('article', { name: 'Mascarade' }).waitFor();
  await tabTo(page, '.you button');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Adele');
  await page.keyboard.press('Enter');
  await tabTo(page, 'article[data-family="mascarade"] .ways button:not(.main)');
  await page.keyboard.press('Enter');
  const seats = page.getByRole('list', { name: 'Seats' }).locator('> li');
  await seats.first().getByText('Adele').waitFor();

  await tabTo(page, '.seats [aria-label="One seat fewer"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => seats.count()).toBe(4);
  // One place by its menu, the others at once.
  await tabTo(page, 'ol li:nth-child(2) button.face');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog [role="group"] button');
  await page.keyboard.press('Enter');
  await seats.nth(1).getByText('bot, novice').waitFor();
  await tabTo(page, '.bots select');
  await page.keyboard.type('Nov');
  await tabTo(page, '.start button:not(.main)');
  await page.keyboard.press('Enter');
  await page.getByText('Ready when you are.').waitFor();
  await tabTo(page, 'button.main[aria-describedby="obstacles"]');
  await page.keyboard.press('Enter');
  await page.locator('main.board').waitFor();

  let prompts = 0;
  let last = '';
  let games = 0;
  // A game may be short by luck: then one plays again, without a mouse too.
  for (;;) {
    while (!(await isOver(page))) {
      const prompt = await page
        .locator('.dock')
        .evaluate((dock) =>
          dock.classList.contains('asked')
            ? (document.querySelector('[aria-live="assertive"]:not(.over)')?.textContent ?? '')
            : '',
        );
      if (prompt !== last && prompt !== '') {
        prompts++;
        expect(await focus(page)).toMatchObject({ lost: false, seen: true });
      }
      last = prompt;
      for (const key of await keys(page, random)) {
        await page.keyboard.press(key);
        if (prompt !== '') expect((await focus(page)).lost, `after ${key}`).toBe(false);
      }
      await page.clock.runFor(BLINK);
    }
    games++;
    if (prompts > 5 || games === 4) break;
    await tabTo(page, '.result button[aria-pressed="false"]');
    await page.keyboard.press('Enter');
    await page.locator('.result button[aria-pressed="true"]').waitFor();
    await tabTo(page, '.result button.main');
    await page.keyboard.press('Enter');
    await page.locator('.dock .result').waitFor({ state: 'hidden' });
  }
  expect(prompts).toBeGreaterThan(5);
  await tabTo(page, `a[href$="/replay/${games}"]`);
  await page.keyboard.press('Enter');
  await page.locator('.said').waitFor();
});
