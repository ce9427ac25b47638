import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
    browser: string;
  }
}

/**
 * One browser for all, and one seed for every house and every browser's part in a deal. `RIDOTTO_SEED` repeats what
 * failed: the same file, run with the seed it printed, is dealt the same cards.
 */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser();
  project.provide('seed', Number(process.env.RIDOTTO_SEED ?? randomInt(1_000_000)));
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
