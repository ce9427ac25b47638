import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, house } from './company';
import { lay, tell } from './desk';
import { BLINK, CHOICES, dice, isOver, LIT, skip } from './player';

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

/** In the page: whether the focus is where it should be, or has to be moved there by Tab or by arrows. */
function toMarked(): 'there' | 'gone' | 'Tab' | 'Arrow' {
  const wanted = document.querySelector<HTMLElement>('[data-wanted]');
  const at = document.activeElement;
  if (!wanted?.checkVisibility()) return 'gone';
  if (wanted === at) return 'there';
  if (wanted.tabIndex === 0) return 'Tab';
  let group = wanted.parentElement!;
  const stop = (element: Element) => element.querySelector('[tabindex="0"]:not([role="tabpanel"])');
  while (!stop(group) && group !== document.body) group = group.parentElement!;
  return group.contains(at) ? 'Arrow' : 'Tab';
}

/** Somebody who looks for something presses one arrow again and again, and then another. */
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const AGAIN = 24;

/** Goes by keys to one of what can be chosen; null where there was nothing, or where it went before anybody came. */
async function goToAny(page: Page, random: () => number): Promise<string | null> {
  const aim = (share: number) =>
    page.evaluate(
      ([sets, share]) => {
        for (const old of document.querySelectorAll('[data-wanted]')) old.removeAttribute('data-wanted');
        const open = document.querySelector('dialog[open]');
        const all = sets
          .flatMap((set) => [...document.querySelectorAll<HTMLElement>(open ? 'dialog[open] button' : set)])
          .filter((each) => each.checkVisibility());
        const one = all[Math.floor(share * all.length)];
        one?.setAttribute('data-wanted', '');
        return one?.outerHTML.slice(0, 160) ?? null;
      },
      [random() < 0.6 ? [CHOICES] : [CHOICES, LIT], share] as const,
    );
  const wanted = await aim(random());
  if (wanted === null) return null;
  let arrows = 0;
  for (let i = 0; i < 200; i++) {
    const way = await page.evaluate(toMarked);
    if (way === 'gone') return null;
    if (way === 'there') return wanted;
    await page.keyboard.press(way === 'Tab' ? way : ARROWS[Math.floor(arrows++ / AGAIN) % ARROWS.length]!);
  }
  throw new Error(`no key came to ${wanted}`);
}

test.each([
  ['masques', 3, { dances: '1' }],
  ['masquerade', 3, { rounds: '3' }],
] as const)('a whole game of %s is played by Tab, arrows and Enter', async (game, chairs, settings) => {
  const adele = await guest();
  const { page } = adele;
  const random = dice(11);
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], { game, chairs, settings });
  await tell(adele, laid, { type: 'Start' });
  await page.goto(laid.link);
  await page.locator('main.board').waitFor();
  let presses = 0;
  while (!(await isOver(page))) {
    await skip(page);
    if ((await goToAny(page, random)) !== null) {
      await page.keyboard.press('Enter');
      presses++;
      if (await page.locator('.dock.asked').isVisible())
        expect((await focus(page)).lost, `after ${presses} presses`).toBe(false);
    }
    await page.waitForTimeout(BLINK);
  }
  expect(presses).toBeGreaterThan(3);
  await tabTo(page, 'a[href$="/replay/1"]');
  expect(await focus(page)).toMatchObject({ lost: false, seen: true });
  expect(adele.complaints).toEqual([]);
});
