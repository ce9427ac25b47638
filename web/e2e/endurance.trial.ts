import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { DESKTOP, joinBrowser, Person } from './browser';
import { lay, tell, welcome } from './desk';
import { House } from './house';

/**
 * Plays the same recorded messages of thirteen bots into two builds in turn, three times, and compares what the page
 * works and what it keeps while the game is on: what the result fetches once is no part of it.
 * `RIDOTTO_OTHER` is the folder of the other build's files; `RIDOTTO_SECONDS` how long, 300 by itself. `RIDOTTO_RECORD` names a
 * file that keeps the messages, so that a further run plays the same ones. Run by `npm run trial`; it takes half an hour.
 */
const OTHER = process.env.RIDOTTO_OTHER ?? '';
const SECONDS = Number(process.env.RIDOTTO_SECONDS ?? 300);
const RECORD = process.env.RIDOTTO_RECORD ?? '';
const ROUNDS = Number(process.env.RIDOTTO_ROUNDS ?? 3);
const OWN = new URL('../dist', import.meta.url).pathname;
const SEEDS = [8, 9, 10];
/** Heap is read first after this share of the time: a minute of five. */
const FIRST = 0.2;

interface Line {
  at: number;
  text: string;
}
interface Record {
  id: string;
  lines: Line[];
  answers: { [path: string]: string };
}

const TYPES: { [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

function isOver(text: string): boolean {
  return Boolean((JSON.parse(text) as { position?: { ended: unknown } | null }).position?.ended);
}

/** From the first word to the last, in milliseconds. */
const lengthOf = (lines: readonly Line[]) => (lines.at(-1)?.at ?? 0) - (lines[0]?.at ?? 0);

/** What a page that watches was told, and when. Whoever is alone and quick would cut the show short: this one is not. */
async function recorded(browser: Browser, seed: number): Promise<Record> {
  const house = await House.open(seed);
  const person = await Person.arrives(browser, seed, { reducedMotion: 'no-preference' });
  await person.context.addInitScript(() => localStorage.setItem('ridotto.settings', '{"tempo":"standard"}'));
  const began = Date.now();
  const lines: Line[] = [];
  try {
    const laid = await lay(house.url, [{ person, name: 'Adele' }], {
      game: 'mascarade',
      chairs: 13,
      // Who swaps only cannot grow rich: so the game lasts.
      settings: { opening: '75' },
      level: 'casual',
      manners: { bots: 'slow' },
    });
    await tell(person, laid, { type: 'SeatBot', chair: 1, level: 'casual' }).catch(() => undefined);
    person.page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => lines.push({ at: Date.now() - began, text: String(payload) })),
    );
    await tell(person, laid, { type: 'Start' });
    await person.page.goto(laid.link);
    const answers: Record['answers'] = {};
    for (const path of ['/api/house', '/api/guests/me']) {
      const response = await person.context.request.get(`${house.url}${path}`);
      answers[path] = await response.text();
    }
    while (lengthOf(lines) < SECONDS * 1000) {
      const { position } = await welcome(person, laid);
      if (!position || position.ended) break;
      const inquiry = position.inquiries.find(({ given }) => given === null);
      if (position.ready && !position.ready.includes(1)) await tell(person, laid, { type: 'Ready', chair: 1 });
      else if (inquiry)
        await tell(person, laid, { type: 'Play', chair: 1, step: position.step, move: inquiry.fallback });
      else await new Promise((later) => setTimeout(later, 200));
    }
    return { id: laid.id, lines: lines.filter(({ text }) => !isOver(text)), answers };
  } finally {
    await person.leaves();
    await house.close();
  }
}

/** A game that is still on when the time is up: one that was over sooner is no trial of endurance. */
async function messages(browser: Browser): Promise<Record> {
  if (RECORD && existsSync(RECORD)) return JSON.parse(readFileSync(RECORD, 'utf8')) as Record;
  let record = await recorded(browser, SEEDS[0]!);
  for (const seed of SEEDS.slice(1)) {
    if (lengthOf(record.lines) >= SECONDS * 1000) break;
    console.info(`a game of ${Math.round(lengthOf(record.lines) / 1000)} s is too short`);
    record = await recorded(browser, seed);
  }
  if (RECORD) writeFileSync(RECORD, JSON.stringify(record));
  return record;
}

/** What the page keeps after a collection: bytes, and how many things they are, which shows what grows. */
interface Kept {
  heap: number;
  nodes: number;
  listeners: number;
}
interface Cost {
  script: number;
  first: Kept;
  last: Kept;
}

/** Plays the record into the files of one build. */
async function played(browser: Browser, folder: string, record: Record): Promise<Cost> {
  const { id: table, lines, answers } = record;
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' });
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const origin = 'http://ridotto.test';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ json: JSON.parse(answers[pathname] ?? '{}') });
    const file = extname(pathname) ? pathname : '/index.html';
    return route.fulfill({ contentType: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(join(folder, file)) });
  });
  const timers: NodeJS.Timeout[] = [];
  let end: () => void = () => undefined;
  const over = new Promise<void>((done) => (end = done));
  let opened = 0;
  await page.routeWebSocket(/socket/, (socket) => {
    // A page that hangs up would be told everything anew: then nothing here is worth comparing.
    opened++;
    // What is not answered is taken for a line that lets nothing through.
    socket.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as { id: string };
      socket.send(JSON.stringify({ type: 'Done', id, seq: 0, answer: {} }));
    });
    const from = lines[0]!.at;
    for (const { at, text } of lines) timers.push(setTimeout(() => socket.send(text), at - from));
    timers.push(setTimeout(end, lines.at(-1)!.at - from + 3000));
  });
  const session = await context.newCDPSession(page);
  // The time of the page's own thread: what else the machine does is no part of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)!.value;
  };
  const kept = async (): Promise<Kept> => {
    // What only waits to be told of its end goes with the second collection.
    for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
    return {
      heap: await metric('JSHeapUsedSize'),
      nodes: await metric('Nodes'),
      listeners: await metric('JSEventListeners'),
    };
  };
  await page.goto(`${origin}/t/${table}`);
  await page.locator('main.board').waitFor();
  await new Promise((later) => setTimeout(later, lengthOf(lines) * FIRST));
  const first = await kept();
  await over;
  // Both at rest: what is being told is kept until it has been.
  await page.locator('.skip').waitFor({ state: 'hidden' });
  expect(opened, 'lines the page opened').toBe(1);
  const cost = { script: await metric('ScriptDuration'), first, last: await kept() };
  timers.forEach(clearTimeout);
  await context.close();
  return cost;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

test('works at most a quarter more than the other build, and keeps no more than after the first minute', async () => {
  const browser = await joinBrowser(inject('browser'));
  const record = await messages(browser);
  expect(lengthOf(record.lines), 'milliseconds of play').toBeGreaterThanOrEqual(SECONDS * 1000);
  const builds = OTHER ? [OTHER, OWN] : [OWN];
  const costs = new Map<string, Cost[]>(builds.map((folder) => [folder, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const folder of builds) costs.get(folder)!.push(await played(browser, folder, record));
  const told = `${record.lines.length} messages in ${Math.round(lengthOf(record.lines) / 1000)} s`;
  for (const [folder, all] of costs) console.info(folder, told, JSON.stringify(all));
  const own = costs.get(OWN)!;
  for (const { first, last } of own) expect(last.heap).toBeLessThan(first.heap * 1.1);
  if (OTHER) {
    const script = (folder: string) => median(costs.get(folder)!.map((cost) => cost.script));
    expect(script(OWN)).toBeLessThan(script(OTHER) * 1.25);
  }
  await browser.close();
}, 3_600_000);
