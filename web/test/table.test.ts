import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('classic memory keeps one round and no faces of turns gone by', () => {
  const glimpse: Event = {
    type: 'ShownToOthers',
    player: 1,
    place: { type: 'Centre', index: 4, number: 1 },
    mask: 'King',
  };
  const steps = [1, 2, 3, 4, 5].map((n) => step(n, turn(n), glimpse));
  const kept = remembered(steps, 'classic', 3);
  expect(kept.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  expect(kept.map(({ events }) => events.length)).toEqual([1, 1, 1, 2]);
  expect(remembered(steps, 'notebook', 3)).toEqual(steps);
});

let Stage: typeof import('../src/table/stage.svelte').Stage;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  ({ Stage } = await import('../src/table/stage.svelte'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scene = (seq: number) => ({
  seq,
  events: [{ type: 'CardsHandled', by: 1, one: {}, other: {} } as Event],
  position: {} as never,
});

it('shows one scene after another', () => {
  const shown: number[] = [];
  const stage = new Stage(
    () => 1,
    ({ seq }) => shown.push(seq),
  );
  stage.push(scene(1));
  stage.push(scene(2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1500);
  expect(shown).toEqual([1, 2]);
});

it('never falls further behind than four seconds', () => {
  const shown: number[] = [];
  const stage = new Stage(
    () => 1,
    ({ seq }) => shown.push(seq),
  );
  for (let seq = 1; seq <= 3; seq++) stage.push(scene(seq));
  expect(shown).toEqual([1]);
  stage.push(scene(4));
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('shows all at once where nothing moves', () => {
  const shown: number[] = [];
  const stage = new Stage(
    () => 0,
    ({ seq }) => shown.push(seq),
  );
  stage.push(scene(1));
  stage.push(scene(2));
  expect(shown).toEqual([1, 2]);
});
