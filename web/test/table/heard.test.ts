// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Frame from '../../src/screens/table/Frame.svelte';
import { sound } from '../../src/sound/sound';
import type { Event } from '../../src/wire/types';
import { motion, recorded, theatre, type Happened, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: vi.fn(), unlock: () => undefined }));

let felt: number[][] = [];
beforeEach(() => {
  theatre();
  felt = [];
  vi.stubGlobal('navigator', {
    languages: ['en'],
    userActivation: { hasBeenActive: true },
    vibrate: (pattern: number[]) => felt.push(pattern),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const held = (seat: number) => ({ type: 'Held', index: seat - 1, seat, hand: 'card' }) as const;
const turn: Event = { type: 'TurnBegan', seat: 1, turn: 6 };
const announced: Event = { type: 'Announced', seat: 1, place: held(1), mask: 'Queen' };
const claims: Event = { type: 'Claimed', seat: 2, place: held(2) };
const shows = (seat: number, mask: string): Event => ({ type: 'Unmasked', seat, place: held(seat), mask });

/** What is struck with each beat, by what it is of. */
async function heard(events: Event[]): Promise<{ of: string; sounds: string[] }[]> {
  const table: Recorded = await recorded('mascarade-5');
  const { playhead } = table.state;
  render(Frame, { session: table.session, board: table.game });
  await vi.dynamicImportSettled();
  const message = table.rest.find((each): each is Happened => each.type === 'Happened')!;
  vi.mocked(sound).mockClear();
  felt = [];
  const position = { ...message.position, inquiries: [] };
  const all: { of: string; sounds: string[] }[] = [];
  let last = playhead.latest;
  table.state.hear({ ...message, events, position });
  const look = async () => {
    await tick();
    const struck = vi.mocked(sound).mock.calls.map(([name]) => name);
    vi.mocked(sound).mockClear();
    if (playhead.latest === last) return void expect(struck).toEqual([]);
    last = playhead.latest;
    all.push({ of: last!.held ?? last!.events[0]!.type, sounds: struck });
  };
  await look();
  while (playhead.playing) {
    vi.advanceTimersToNextTimer();
    await look();
  }
  return all;
}
const of = (all: { of: string; sounds: string[] }[], kind: string) =>
  all.filter((beat) => beat.of === kind).map(({ sounds }) => sounds);

it.each(['full', 'none'] as const)('every card of a reveal says whether it was the one: motion %s', async (kind) => {
  motion(kind);
  const all = await heard([turn, announced, claims, shows(1, 'Judge'), shows(2, 'Queen'), { ...turn, turn: 7 }]);
  expect(of(all, 'Hush')).toEqual([['roll']]);
  expect(of(all, 'Unmasked')).toEqual([
    ['flip', 'wrong'],
    ['flip', 'right'],
  ]);
  expect(of(all, 'Verdict')).toEqual([['unmask']]);
  expect(of(all, 'Curtain')).toEqual([['cloth']]);
});

it('where nobody was the one, the verdict is a fall', async () => {
  const all = await heard([turn, announced, claims, shows(1, 'Judge'), shows(2, 'Cheat'), { ...turn, turn: 7 }]);
  expect(of(all, 'Verdict')).toEqual([['fall']]);
});

it('a hand feels its own card, and its own victory', async () => {
  await heard([turn, announced, claims, shows(2, 'Queen'), shows(1, 'Judge'), { ...turn, turn: 7 }]);
  expect(felt).toEqual([[20, 40, 20]]);
});
