import type { Locator, Page } from 'playwright-core';
import type { Person } from './browser';

/** What can be pressed to answer a question: the dock's keys, and whatever lights up on the board. */
export const CHOICES = '.dock .choice button:not([aria-disabled="true"])';
export const LIT =
  ':is(main.board, .dock) :is(.can > button, .can[aria-pressed], .lit, [aria-pressed="false"], .secret):not([aria-disabled="true"]):not(.result *)';
const CONFIRM = '.dock .choice button.main:not([aria-disabled="true"])';

/** Longer than a new button stays deaf. */
export const BLINK = 450;

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.dock .result').isVisible();
}

/** More beats than any message has. */
const MANY = 60;

/** Somebody who does not wait for the story: the key that skips is pressed until there is nothing left to skip. */
export async function skip(page: Page): Promise<void> {
  await page.evaluate((many) => {
    if (!document.querySelector('.skip')) return;
    for (let i = 0; i < many; i++)
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }));
  }, MANY);
}

/** One press of somebody who plays without a plan. */
async function press(page: Page, random: () => number): Promise<void> {
  const dialog = page.locator('dialog[open] button');
  if ((await dialog.count()) > 0) return pressOne(dialog, random);
  const confirm = page.locator(CONFIRM);
  const sets = [CHOICES, LIT];
  const wanted = random() < 0.6 && (await confirm.count()) > 0 ? CONFIRM : sets[Math.floor(random() * sets.length)]!;
  return pressOne(page.locator(wanted), random);
}

/** What has just vanished cannot be pressed any more, and that is no fault. */
async function pressOne(candidates: Locator, random: () => number): Promise<void> {
  const count = await candidates.count();
  if (count === 0) return;
  await candidates
    .nth(Math.floor(random() * count))
    .click({ timeout: 500, force: true })
    .catch(() => undefined);
}

/** Lets these people press whatever they are offered until the result is on every screen. */
export async function playToTheEnd(people: Person[], seed: number, patience = 300_000): Promise<void> {
  const random = dice(seed);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    for (const { page } of people) {
      await skip(page);
      if (!(await isOver(page))) await press(page, random);
    }
    const over = await Promise.all(people.map(({ page }) => isOver(page)));
    if (over.every(Boolean)) return;
    await people[0]!.page.waitForTimeout(BLINK / people.length);
  }
  const docks = await Promise.all(people.map(({ page }) => page.locator('.dock').innerText()));
  throw new Error(`still playing: ${docks.join(' | ')}`);
}

/** The same presses for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
