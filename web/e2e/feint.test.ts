import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { mascarade, Message } from '../src/wire/types';
import { joinBrowser } from './browser';
import { guest, house } from './company';
import { lay, tell, welcome } from './desk';
import { openTheatre, perform, stage } from './filmstage';

/** A swap and a feint: what others hear of them, byte by byte, and what is seen of them, frame by frame. */
const EVERY = 150;

let browser: Browser;
let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  [browser, theatre] = await Promise.all([joinBrowser(inject('browser')), openTheatre()]);
});
afterAll(async () => {
  await browser.close();
  theatre.close();
});

type Told = { to: string; welcome: Message; happened: string };

/** What one who acts and one who looks on are told when two cards have come back from under the table. */
async function handled(really: boolean): Promise<Told[]> {
  const [ada, bruno] = [await guest(), await guest()];
  for (const { page } of [ada, bruno])
    await page.addInitScript(() => {
      const heard: string[] = [];
      const Line = window.WebSocket;
      window.WebSocket = class extends Line {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          this.addEventListener('message', ({ data }) => heard.push(String(data)));
        }
      };
      Object.assign(window, { heard });
    });
  const people = [
    { person: ada, name: 'Ada' },
    { person: bruno, name: 'Bruno' },
  ];
  const laid = await lay(house, people, { game: 'mascarade', chairs: 5, settings: { first: '1' } });
  await tell(ada, laid, { type: 'Start' });
  await tell(ada, laid, { type: 'Ready', chair: 1 });
  await tell(bruno, laid, { type: 'Ready', chair: 2 });
  for (const { page } of [ada, bruno]) {
    await page.goto(laid.link);
    await page.locator('main.board').waitFor();
  }
  const begun = await Promise.all([ada, bruno].map((person) => welcome(person, laid)));
  const { step, inquiries } = begun[0]!.position!;
  const options = inquiries[0]!.options as mascarade.Move[];
  const swap = options.find(
    (move) => move.type === 'Swap' && move.really === really && move.with.type === 'Held' && move.with.seat === 3,
  );
  await tell(ada, laid, { type: 'Play', chair: 1, step, move: swap! });
  const heard = async (page: Page) => {
    const find = () =>
      page.evaluate(() =>
        (window as unknown as { heard: string[] }).heard.find((text) => text.includes('"CardsHandled"')),
      );
    await expect.poll(find).toBeTruthy();
    return (await find())!;
  };
  const told = await Promise.all([ada, bruno].map(({ page }) => heard(page)));
  return begun.map((welcome, i) => ({ to: people[i]!.name, welcome, happened: told[i]! }));
}

/** The board and all that flies over it, at every moment: what is drawn, and where. */
async function seen({ welcome, happened }: Told): Promise<string[]> {
  const message = JSON.parse(happened) as Message;
  const page = await stage(browser, theatre.url, {
    messages: [welcome, message],
    size: { width: 1280, height: 720 },
    settings: { theme: 'dark', language: 'en' },
    step: 50,
  });
  const trace: string[] = [];
  await perform(page, [message], EVERY, async () => {
    trace.push(
      await page.evaluate(() => {
        const moving = document.querySelectorAll('main.board :is(.chair, .slot), body > div:not(#app) *');
        const places = [...moving].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { opacity, zIndex, transform } = getComputedStyle(element);
          return [element.tagName, x, y, width, height, opacity, zIndex, transform].join(' ');
        });
        return [document.querySelector('main.board')!.outerHTML, ...places].join('\n');
      }),
    );
  });
  await page.context().close();
  return trace;
}

test('a swap and a feint are the same, byte by byte and frame by frame', async () => {
  const [swap, feint] = [await handled(true), await handled(false)];
  const [, other] = swap;
  const [, same] = feint;
  // Bytes: what somebody else is told.
  expect(same!.happened).toBe(other!.happened);
  // Whoever did it is told so, in as many messages, and that is all the difference.
  const without = ({ happened }: Told) => happened.replaceAll(/"swapped":(true|false)/g, '"swapped":?');
  expect(without(feint[0]!)).toBe(without(swap[0]!));
  expect(feint[0]!.happened).not.toBe(swap[0]!.happened);
  // Frames: even whoever did it sees the same on the board.
  const at = (told: Told) => ({ ...told, welcome: swap[0]!.welcome });
  const [one, two] = [await seen(at(swap[0]!)), await seen(at(feint[0]!))];
  expect(one.length).toBeGreaterThan(12);
  expect(new Set(one).size, 'something moves').toBeGreaterThan(8);
  expect(two).toEqual(one);
});
