import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { joinBrowser, Person } from './browser';

export const house = inject('house');

let browser: Browser;
const guests: Person[] = [];

beforeAll(async () => {
  browser = await joinBrowser(inject('browser'));
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await Promise.all(guests.map(({ page }, i) => page.screenshot({ path: `shots/failed/${task.name}-${i + 1}.png` })));
  await Promise.all(guests.splice(0).map((guest) => guest.leaves()));
});
afterAll(() => browser.close());

/** Somebody who is there until the end of the test. */
export async function guest(options: BrowserContextOptions = {}): Promise<Person> {
  const person = await Person.arrives(browser, options);
  guests.push(person);
  return person;
}
