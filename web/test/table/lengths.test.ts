// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MASCARADE_BOARDS } from '../../e2e/storyboards-mascarade';
import { settings } from '../../src/look/settings.svelte';
import type { Message } from '../../src/wire/types';
import { speech } from '../../src/words/speech.svelte';
import { motion, play, theatre, toldTo, type Happened } from './recorded';

/** What a house takes between two answers that are given already: 250 to 550 ms, of which the beat of a pass is a part. */
const ANSWER = 400;

beforeEach(() => {
  theatre();
  motion('full');
});
afterEach(async () => {
  vi.useRealTimers();
  settings.tempo = 'standard';
  await speech.speak('en');
});

/** When the beats began in which these were told, in a table where nobody skips, in milliseconds. */
async function watched(name: string, language: 'en' | 'fr' | 'it'): Promise<{ type: string; at: number }[]> {
  settings.tempo = 'standard';
  const [welcome, ...rest] = MASCARADE_BOARDS.find((board) => board.name === `mascarade-${name}`)!.messages();
  const { state } = await toldTo(`film-${name}-${language}`, [welcome!, ...rest]);
  await speech.speak(language);
  const began: { type: string; at: number }[] = [];
  let seen = 0;
  for (const message of rest as Message[]) {
    const start = performance.now();
    await play(state, message, () => {
      const { begun } = state.playhead;
      if (!begun || begun.seq === seen) return;
      seen = begun.seq;
      for (const type of begun.held ? [begun.held] : begun.events.map(({ type }) => type))
        began.push({ type, at: performance.now() });
    });
    const answers = (message as Happened).events.every(({ type }) => type === 'Passed' || type === 'Claimed');
    if (answers) vi.advanceTimersByTime(Math.max(0, ANSWER - (performance.now() - start)));
  }
  return began;
}

it.each([
  ['en', 8000],
  ['fr', 8600],
  ['it', 8600],
] as const)(
  'a contested announcement takes 7 to 8 seconds from its last claim to the next turn: %s',
  async (language, most) => {
    const began = await watched('caught', language);
    const from = began.findLast(({ type }) => type === 'Claimed')!.at;
    const to = began.findLast(({ type }) => type === 'TurnBegan')!.at;
    console.info(`${language}: ${to - from} ms from the last claim`);
    expect(to - from).toBeGreaterThanOrEqual(7000);
    expect(to - from).toBeLessThanOrEqual(most);
  },
);

it('an unopposed announcement takes about 4 seconds with five players', async () => {
  const began = await watched('silence', 'en');
  const from = began.find(({ type }) => type === 'Announced')!.at;
  const to = began.findLast(({ type }) => type === 'TurnBegan')!.at;
  console.info(`${to - from} ms, announced to next turn`);
  expect(to - from).toBeGreaterThanOrEqual(3500);
  expect(to - from).toBeLessThanOrEqual(4700);
});
