import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deedAfter, readingTime, script, showTime } from '../src/table/script';
import { shapes, type Event } from '../src/wire/types';

interface Example {
  what: string;
  game: string;
  deed: Event[];
  events: Event[];
  beats: { beat: string; ms: number[] }[];
  showTime: number;
}
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;
/** The house makes the same of the same examples. */
const EXAMPLES = read<Example[]>('../../wire/src/test/resources/beats-examples.json');

describe('what happened becomes beats', () => {
  it.each(EXAMPLES)('$what', ({ game, deed, events, beats, showTime: wanted }) => {
    const made = script(game, deed, events).map(({ held, events, ms }) => ({
      beat: held ?? events.map(({ type }) => type).join(' '),
      ms,
    }));
    expect(made).toEqual(beats);
    expect(showTime(game, deed, events)).toBe(wanted);
  });

  it('has a length for whatever all can see, and for nothing that no game has', () => {
    const { games } = read<{ games: Record<string, { events: Record<string, unknown> }> }>(
      '../../wire/src/main/resources/beats.json',
    );
    const secret = ['SwapDecided', 'HidingDecided', 'Glimpsed', 'LookedOver', 'AbleToDiscard'];
    for (const [family, { events }] of Object.entries(games)) {
      const all = Object.keys(shapes[family]!.event!).filter((type) => !secret.includes(type));
      expect(Object.keys(events).sort()).toEqual(all.sort());
    }
  });
});

describe('a deed', () => {
  const turn: Event = { type: 'TurnBegan', seat: 1, turn: 1 };
  const passed: Event = { type: 'Passed', seat: 2 };
  it('goes on over messages until the next one begins', () => {
    expect(deedAfter('mascarade', [turn], [passed])).toEqual([turn, passed]);
    expect(deedAfter('mascarade', [turn, passed], [passed, { ...turn, turn: 2 }])).toEqual([{ ...turn, turn: 2 }]);
  });
  it('is one award, however many arcades', () => {
    const tied = (arcade: number): Event => ({ type: 'Tied', arcade, value: 2 });
    const played: Event = { type: 'Played', seat: 1, plot: 'Venier-2', gap: 0 };
    expect(deedAfter('masques', [turn], [played, tied(0), tied(1)])).toEqual([tied(0), tied(1)]);
  });
});

it('is read in the language it is written in, and not for ever', () => {
  expect(readingTime('', 'standard')).toBe(0);
  expect(readingTime('Nobody objects.', 'standard')).toBe(500 + 38 * 15);
  expect(readingTime('x'.repeat(400), 'standard')).toBe(2600);
  expect(readingTime('x'.repeat(400), 'slow')).toBe(3900);
});
