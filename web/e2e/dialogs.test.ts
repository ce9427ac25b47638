import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Command } from '../src/wire/types';
import type { Person } from './browser';
import { guest, house } from './company';
import { lay, playOn, tell, type Wish } from './desk';

/** Every key that could mean something, and the two that press whatever has the focus. */
const KEYS = [...'abcdefghijklmnopqrstuvwxyz0123456789?', 'Space', 'Enter'];

const MENU = ['Settings', 'Seats'];

/** Where somebody is asked, keys that prepare the answer, and the one that gives it. */
const ASKED: { wish: Wish; wanted: string; prepare: string[]; answer: string; more: string[] }[] = [
  { wish: { game: 'mascarade', chairs: 4 }, wanted: 'YouToo', prepare: [], answer: 'n', more: [] },
  { wish: { game: 'mascarade-2', chairs: 5 }, wanted: 'YouToo', prepare: [], answer: 'Space', more: [] },
  { wish: { game: 'masques', chairs: 2 }, wanted: 'PickOne', prepare: ['1'], answer: 'p', more: [] },
  {
    wish: { game: 'masquerade', chairs: 3 },
    wanted: 'UpOrDown',
    prepare: [],
    answer: 'f',
    more: ['main.board button[aria-haspopup="dialog"]'],
  },
];

const told = ({ sent }: Person) =>
  sent.map((text) => (JSON.parse(text) as { command: Command }).command.type).filter((type) => type !== 'Ping');
const lookAway = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** With the focus nowhere, as after a click beside everything. */
async function typeEverything(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor();
  for (const key of KEYS) {
    await lookAway(page);
    await page.keyboard.press(key);
  }
  expect(await page.locator('dialog[open]').count()).toBe(1);
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

test.each(ASKED)('no key answers through a dialog in $wish.game', async ({ wish, wanted, prepare, answer, more }) => {
  const adele = await guest();
  const { page } = adele;
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], wish);
  await tell(adele, laid, { type: 'Start' });
  await playOn(adele, laid, 1, wanted);
  await page.goto(laid.link);
  await page.locator('.dock.asked button[aria-keyshortcuts]').first().waitFor();
  for (const key of prepare) await page.keyboard.press(key);
  const before = told(adele).length;

  for (const item of MENU) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await typeEverything(page);
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
    await typeEverything(page);
    await shut(page);
  }
  await page.keyboard.press('?');
  await typeEverything(page);
  await shut(page);
  for (const opener of await Promise.all(more.map((selector) => page.locator(selector).all()))) {
    for (const button of opener) {
      await button.click();
      await typeEverything(page);
      await shut(page);
    }
  }
  expect(told(adele).slice(before)).toEqual([]);

  await lookAway(page);
  await page.keyboard.press(answer);
  await expect.poll(() => told(adele).slice(before)).toContain('Play');
});
