import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser';
import { House } from './house';

declare module 'vitest' {
  export interface ProvidedContext {
    house: string;
    browser: string;
  }
}

/** A house whose answers do not lie face down for long, and a browser, before the first test and until after the last. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const [house, browser] = await Promise.all([House.open('--beat', '0-0'), serveBrowser()]);
  project.provide('house', house.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
  };
}
