import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser';

/** What the tests do at every table, as people do it: by name, role and click. */

const FAMILIES: Record<string, string> = { masques: 'Masques', masquerade: 'Masquerade' };

/** The host sits in the first chair. */
export async function openTable(host: Person, house: string, name: string, game: string): Promise<string> {
  const { page } = host;
  await page.goto(house);
  await callMyself(page, name);
  if (game === 'mascarade-2') await page.getByRole('radio', { name: '2nd' }).check();
  await page.getByRole('button', { name: `With friends: ${FAMILIES[game] ?? 'Mascarade'}` }).click();
  await page.waitForURL('**/t/*');
  await chairAt(page, 1).getByText(name).waitFor();
  return page.url();
}

async function callMyself(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'change' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
}

/** In this very place: under another name than one's own somebody else of this device sits down. */
export async function sitDown(person: Person, link: string, name: string, chair: number): Promise<void> {
  const { page } = person;
  if (page.url() !== link) await page.goto(link);
  await place(page, chair).click();
  const menu = page.getByRole('dialog');
  await menu.getByLabel(/^(Your name|Somebody else on this device)$/).fill(name);
  await menu.getByRole('button', { name: 'Sit here' }).click();
  await chairAt(page, chair).getByText(name).waitFor();
}

export async function seatBot({ page }: Person, chair: number, level = 'Casual'): Promise<void> {
  await place(page, chair).click();
  await page.getByRole('dialog').getByRole('button', { name: level }).click();
  await chairAt(page, chair).getByText(/bot/).waitFor();
}

/** Does something in the host's settings, and closes them. */
export async function settle({ page }: Person, change: (settings: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const settings = page.getByRole('dialog');
  await settings.waitFor();
  await change(settings);
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
}

export async function players(host: Person, count: number): Promise<void> {
  await settle(host, (settings) => settings.getByLabel('How many seats?').selectOption(String(count)));
  const chairs = host.page.getByRole('list', { name: 'Seats' }).locator('> li');
  await expect.poll(() => chairs.count()).toBe(count);
}

export async function set(host: Person, label: string, value: string): Promise<void> {
  await settle(host, async (settings) => {
    await settings.getByText('More settings').click();
    const field = settings.getByLabel(label);
    if (await field.evaluate((each) => each.tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
    await field.blur();
  });
}

export async function start({ page }: Person): Promise<void> {
  await page.getByText('Ready when you are.').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('main.board').waitFor();
}

/** Presses until it was heard: a button that has just appeared is deaf for a moment. */
export async function press(button: Locator): Promise<void> {
  await button.waitFor();
  await expect
    .poll(async () => {
      await button.click({ timeout: 500 }).catch(() => undefined);
      return button.isVisible();
    })
    .toBe(false);
}

const place = (page: Page, chair: number) => chairAt(page, chair).locator('button.face');

function chairAt(page: Page, chair: number) {
  return page
    .getByRole('list', { name: 'Seats' })
    .locator('> li')
    .nth(chair - 1);
}
