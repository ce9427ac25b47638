import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { joinBrowser, Person } from './browser';
import { House } from './house';

export const seed = inject('seed');
/** A house for the tests of one file, which come one after another. Answers do not lie face down in it for long. */
export let house = '';

let own: House;
let browser: Browser;
const guests: Person[] = [];

beforeAll(async () => {
  [own, browser] = await Promise.all([House.open(seed, '--beat', '0-0'), joinBrowser(inject('browser'))]);
  house = own.url;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    console.error(`${task.file.name} was dealt its cards by RIDOTTO_SEED=${seed}`);
    await Promise.all(guests.map(({ page }, i) => page.screenshot({ path: `shots/failed/${task.name}-${i + 1}.png` })));
  }
  await Promise.all(guests.splice(0).map((guest) => guest.leaves()));
});
afterAll(async () => {
  await browser.close();
  await own.close();
});

/** Somebody who is there until the end of the test. */
export async function guest(options: BrowserContextOptions = {}): Promise<Person> {
  const person = await Person.arrives(browser, seed + guests.length, options);
  guests.push(person);
  return person;
}
