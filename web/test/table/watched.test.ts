// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../../src/look/settings.svelte';
import { deedAfter, showTime } from '../../src/table/script';
import type { Event } from '../../src/wire/types';
import { motion, recorded, theatre, type Happened } from './recorded';

/**
 * Games of eight Regular bots, watched at the standard tempo, in time that is worked out and not waited for: how many
 * scenes are told in haste, and how much longer it is from one's turn to one's turn than when nobody was given time to
 * look. Here it is one recorded game; `npm run trial e2e/watched.trial.ts` has a house play ten.
 */
const GAMES = process.env.RIDOTTO_WATCHED ?? '';
const SEATS = 8;

/** What a bot takes over its own turn, and an answer to be turned up: today, and before show time, in milliseconds. */
const CALM = 1200;
const BEAT = { now: [250, 550], before: [600, 1400] } as const;
/** More behind than this, and something is told faster, or in one still. */
const BEHIND = 3000;

type Scene = Pick<Happened, 'events' | 'position'>;

/** The same chance for both houses. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const isAnswer = ({ events }: Scene) => events[0]?.type === 'Passed' || events[0]?.type === 'Claimed';

/** When each thing happens in a house with show time, or in one without. */
function timed(scenes: readonly Scene[], house: keyof typeof BEAT): number[] {
  const [least, most] = BEAT[house];
  const drawn = dice(7);
  let [now, over] = [0, 0];
  let deed: Event[] = [];
  return scenes.map((scene) => {
    const beat = Math.round(least + drawn() * (most - least));
    const begins = Math.max(now + CALM, house === 'now' ? over : 0);
    now = isAnswer(scene) ? now + beat : begins;
    over = Math.max(over, now + showTime('mascarade', deed, scene.events));
    deed = deedAfter('mascarade', deed, scene.events);
    return now;
  });
}

/** From the beginning of a seat's turn to that of its next. */
function rounds(scenes: readonly Scene[], at: readonly number[]): number[] {
  const begun = scenes.flatMap(({ events }, i) => (events.some(({ type }) => type === 'TurnBegan') ? [at[i]!] : []));
  return begun.slice(SEATS).map((end, i) => end - begun[i]!);
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** How many deeds there were, and how many of them were not told at their own length. */
async function watched(scenes: readonly Scene[]): Promise<{ deeds: number; hasty: number }> {
  const { state } = await recorded('mascarade-8');
  const { playhead } = state;
  const at = timed(scenes, 'now');
  const hasty = new Set<number>();
  let deeds = 0;
  const began = performance.now();
  const look = () => {
    if (playhead.lag > BEHIND || playhead.begun?.still) hasty.add(deeds);
  };
  for (const [i, { events, position }] of scenes.entries()) {
    while (performance.now() - began < at[i]!) {
      vi.advanceTimersByTime(Math.min(100, at[i]! - (performance.now() - began)));
      look();
    }
    if (events.some(({ type }) => type === 'TurnBegan')) deeds++;
    playhead.push({ seq: i + 1, events, position });
    look();
  }
  return { deeds, hasty: hasty.size };
}

afterEach(() => vi.useRealTimers());

it('a game of eight bots is told at its own length, and not too slowly', async () => {
  settings.tempo = 'standard';
  theatre();
  motion('full');
  const fixture = async () => (await recorded('mascarade-8')).rest.filter(({ type }) => type === 'Happened');
  const games = GAMES ? (JSON.parse(readFileSync(GAMES, 'utf8')) as Scene[][]) : [(await fixture()) as Happened[]];
  const [deeds, hasty, now, before]: number[][] = [[], [], [], []];
  for (const scenes of games) {
    const seen = await watched(scenes);
    deeds!.push(seen.deeds);
    hasty!.push(seen.hasty);
    now!.push(...rounds(scenes, timed(scenes, 'now')));
    before!.push(...rounds(scenes, timed(scenes, 'before')));
  }
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  console.info(
    `${games.length} games, ${sum(deeds!)} deeds, ${sum(hasty!)} in haste (${hasty!.join()});`,
    `own turn to own turn ${Math.round(median(now!))} ms, without show time ${Math.round(median(before!))} ms,`,
    `${(median(now!) / median(before!)).toFixed(2)} times in the median`,
  );
  expect(sum(deeds!)).toBeGreaterThan(10);
  expect(sum(hasty!)).toBeLessThanOrEqual(sum(deeds!) / 10);
  // One game says nothing about the median of ten.
  if (GAMES) expect(median(now!) / median(before!)).toBeLessThanOrEqual(1.7);
}, 600_000);
