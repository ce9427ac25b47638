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

export async function sitDown(person: Person, link: string, name: string, chair: number): Promise<void> {
  const { page } = person;
  if (page.url() !== link) await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await chairAt(page, chair).getByRole('button', { name: 'Sit here' }).click();
  await chairAt(page, chair).getByText(name).waitFor();
}

export async function seatBot(host: Person, chair: number, level = 'Casual'): Promise<void> {
  await host.page.getByLabel(`A bot for chair ${chair}`).selectOption({ label: level });
  await chairAt(host.page, chair).getByRole('img', { name: /bot/ }).first().waitFor();
}

export async function players(host: Person, count: number): Promise<void> {
  await host.page.getByLabel('How many play?').selectOption(String(count));
  const chairs = host.page.getByRole('list', { name: 'Chairs' }).locator('> li');
  await expect.poll(() => chairs.count()).toBe(count);
}

export async function set(host: Person, label: string, value: string): Promise<void> {
  const field = host.page.getByLabel(label);
  if (!(await field.isVisible())) await host.page.getByText('More settings').click();
  await field.fill(value);
  await field.blur();
}

export async function start(host: Person): Promise<void> {
  await host.page.getByText('Everything is ready.').waitFor();
  await host.page.getByRole('button', { name: 'Start' }).click();
  await host.page.locator('main.board').waitFor();
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

function chairAt(page: Page, chair: number) {
  return page
    .getByRole('list', { name: 'Chairs' })
    .locator('> li')
    .nth(chair - 1);
}
