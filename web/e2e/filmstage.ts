import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Message } from '../src/wire/types';
import { advance, filmClock } from './filmclock';

/** The tables of `src/dev`, without a house: a server of its own, for inside a test the pages would be built for tests. */
export async function openTheatre(): Promise<{ url: string; close: () => void }> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const server = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, failed) => {
    let said = '';
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    server.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address) found(address);
    });
  });
  return { url, close: () => void server.kill() };
}

export interface Performance {
  /** The table as it stands before, and then what is told. */
  messages: Message[];
  size: { width: number; height: number };
  still?: boolean;
  settings?: Record<string, unknown>;
  watch?: boolean;
  /** In steps of so many milliseconds time passes: the coarser, the sooner it is over. */
  step?: number;
}

const PATIENCE = 400;

/** A table that stands and waits for the first message. Time passes on it only by `advance`. */
export async function stage(browser: Browser, url: string, performance: Performance): Promise<Page> {
  const { messages, size, still = false, settings = {}, watch = false, step = 10 } = performance;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'dark',
    locale: 'en-GB',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  let fetching = 0;
  page.on('request', () => fetching++);
  page.on('requestfinished', () => fetching--);
  page.on('requestfailed', () => fetching--);
  await page.addInitScript(filmClock, step);
  await page.addInitScript(
    ([script, kept]) => {
      Object.assign(window, { script });
      localStorage.setItem('ridotto.settings', kept as string);
    },
    [messages, JSON.stringify({ sound: 'off', hints: 'off', stepTold: true, ...settings })] as const,
  );
  await page.goto(`${url}/t/film?fixture&still${watch ? '&watch' : ''}`);
  for (let i = 0; i < PATIENCE && !(await page.locator('main.board').isVisible()); i++) await advance(page, 50);
  await page.locator('main.board').waitFor();
  await page.waitForLoadState('networkidle');
  await advance(page, 1000);
  // What was fetched or measured late, the size of the table above all, still moves chairs.
  let before = '';
  for (let i = 0; i < PATIENCE; i++) {
    const now = await page.locator('main.board').evaluate((board) => board.outerHTML);
    if (now === before && fetching === 0 && !(await moves(page))) break;
    before = now;
    await advance(page, 250);
  }
  return page;
}

/** Whether anything is on its way that will arrive. */
const moves = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity),
  );

/** What has been told so far. */
const told = async (page: Page) => Number(await page.locator('main.board').getAttribute('data-told'));

/** Plays all that is to be told, each as soon as a moment has passed after the one before, and looks every `every` ms. */
export async function perform(
  page: Page,
  messages: Message[],
  every: number,
  look: (at: number) => Promise<void>,
  { gap = 450, after = 600, most = 40_000 } = {},
): Promise<void> {
  let at = 0;
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += every) {
      await advance(page, every);
      at += every;
      await look(at);
    }
  };
  await look(0);
  for (const message of messages) {
    await page.keyboard.press(']');
    const seq = 'seq' in message ? message.seq : 0;
    while ((await told(page)) < seq && at < most) await pass(every);
    if (message !== messages.at(-1)) await pass(gap);
  }
  await pass(after);
}
