import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { joinBrowser } from './browser';
import { openTheatre, perform, stage } from './filmstage';
import { MASCARADE_BOARDS } from './storyboards-mascarade';

/** How long a scene is watched at Standard, on a real page whose time passes only as it is told to. */
const EVERY = 50;

let browser: Browser;
let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  [browser, theatre] = await Promise.all([joinBrowser(inject('browser')), openTheatre()]);
});
afterAll(async () => {
  await browser.close();
  theatre.close();
});

/** When the heading first said each thing. */
async function said(name: string): Promise<{ words: string; at: number }[]> {
  const messages = MASCARADE_BOARDS.find((board) => board.name === name)!.messages();
  const page = await stage(browser, theatre.url, {
    messages,
    size: { width: 1280, height: 720 },
    settings: {},
    step: EVERY,
  });
  const headings: { words: string; at: number }[] = [];
  await perform(
    page,
    messages.slice(1),
    EVERY,
    async (at) => {
      const words = await page.locator('header h1').innerText();
      if (headings.at(-1)?.words !== words) headings.push({ words, at });
    },
    { gap: 50 },
  );
  await page.context().close();
  return headings;
}

const when = (headings: { words: string; at: number }[], words: RegExp) => {
  const found = headings.findLast((heading) => words.test(heading.words));
  if (!found)
    throw new Error(`${String(words)} was never said: ${headings.map((heading) => heading.words).join(' | ')}`);
  return found.at;
};

test('a contested announcement takes 7 to 8 seconds from its last claim', async () => {
  const headings = await said('mascarade-caught');
  const took = when(headings, /^Colombina's turn/) - when(headings, /^Rosaura: .*No, I am/);
  expect(took, JSON.stringify(headings)).toBeGreaterThanOrEqual(7000);
  expect(took, JSON.stringify(headings)).toBeLessThanOrEqual(8000 + 2 * EVERY);
});

test('an announcement nobody objects to takes about 4 seconds with five people', async () => {
  const headings = await said('mascarade-silence');
  const took = when(headings, /^Colombina's turn/) - when(headings, /announces the King/);
  expect(took, JSON.stringify(headings)).toBeGreaterThanOrEqual(3400);
  expect(took, JSON.stringify(headings)).toBeLessThanOrEqual(4700);
});
