import { expect, it } from 'vitest';
import { remembered } from '../src/table/memory';
import { sittings } from '../src/table/seating';
import type { Event, Step } from '../src/wire/types';

const step = (seq: number, ...events: Event[]): Step => ({ seq, events });
const turn = (n: number): Event => ({ type: 'TurnBegan', seat: n, turn: n });

it('people keep the names they had before they changed places', () => {
  const steps = [
    step(1, { type: 'Passed', seat: 1 }),
    step(2, { type: 'PlacesChanged', one: 1, other: 3 }, { type: 'Passed', seat: 1 }),
  ];
  expect(sittings(steps, [3, 2, 1])).toEqual([
    [[1, 2, 3]],
    [
      [1, 2, 3],
      [3, 2, 1],
    ],
  ]);
});

const GAME = { identities: new Set(['ShownToOthers']), secrets: new Set<string>() };

it('classic memory keeps one round and no faces of turns gone by', () => {
  const glimpse: Event = {
    type: 'ShownToOthers',
    player: 1,
    place: { type: 'Centre', index: 4, number: 1 },
    mask: 'King',
  };
  const steps = [1, 2, 3, 4, 5].map((n) => step(n, turn(n), glimpse));
  const kept = remembered(steps, 'classic', 3, GAME);
  expect(kept.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  expect(kept.map(({ events }) => events.length)).toEqual([1, 1, 1, 2]);
  expect(remembered(steps, 'notebook', 3, GAME)).toEqual(steps);
});

it('cards dealt open stay open in the first turn, which begins with the deal, and no longer', () => {
  const game = { identities: new Set(['Dealt']), secrets: new Set<string>() };
  const dealt: Event = { type: 'Dealt', place: { type: 'Centre', index: 4, number: 1 }, mask: 'King' };
  const deal = step(1, dealt, turn(1));
  expect(remembered([deal], 'classic', 4, game)).toEqual([deal]);
  expect(remembered([deal, step(2, turn(2))], 'classic', 4, game)).toEqual([step(1, turn(1)), step(2, turn(2))]);
});
