import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { joinBrowser } from './browser';
import { openTheatre, perform, stage } from './filmstage';
import { STORYBOARDS } from './storyboards';

/**
 * A filmstrip of every storyboard, a picture every 150 ms, into `filmstrips/`, on a desktop and on a phone. With
 * `RIDOTTO_STILLS=1` in reduced motion, with `RIDOTTO_FRAMES=1` each picture by itself too. Time in the page passes only from picture to picture, so two runs are alike.
 */
const EVERY = 150;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const still = process.env.RIDOTTO_STILLS === '1';
const frames = process.env.RIDOTTO_FRAMES === '1';
const settings = { theme: process.env.RIDOTTO_THEME ?? 'dark', language: process.env.RIDOTTO_LANGUAGE ?? 'en' };

let browser: Browser;
let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  [browser, theatre] = await Promise.all([joinBrowser(inject('browser')), openTheatre()]);
});
afterAll(async () => {
  await browser.close();
  theatre.close();
});

/** All pictures of a scene on one sheet, with their times. */
async function sheet(pictures: [at: number, data: string][], wide: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(
    `<style>body{margin:8px;background:#000;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;color:#fff}
    figure{margin:0;width:${wide}px}img{width:100%;display:block}</style>` +
      pictures
        .map(([at, data]) => `<figure><img src="data:image/jpeg;base64,${data}">${(at / 1000).toFixed(2)} s</figure>`)
        .join(''),
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

for (const { name, messages, watch } of STORYBOARDS)
  for (const size of SIZES)
    test(`${name} ${size.width}x${size.height}`, async () => {
      const script = messages();
      const page = await stage(browser, theatre.url, {
        messages: script,
        size,
        still,
        settings,
        watch: watch ?? false,
      });
      const path = `filmstrips/${name}-${size.width}x${size.height}${still ? '-still' : ''}`;
      if (frames) mkdirSync(path, { recursive: true });
      const pictures: [number, string][] = [];
      await perform(page, script.slice(1), EVERY, async (at) => {
        const picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'allow' });
        pictures.push([at, picture.toString('base64')]);
        if (frames) writeFileSync(`${path}/${String(at).padStart(5, '0')}.jpg`, picture);
      });
      await page.context().close();
      await sheet(pictures, size.width > 800 ? 388 : 188, `${path}.png`);
    });
