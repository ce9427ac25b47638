import { describe, expect, it } from 'vitest';
import type { Event, Move, Place, Table } from '../src/boards/mascarade/game';
import { couples, hands, pairs, swaps } from '../src/boards/mascarade/options';
import { patches } from '../src/boards/mascarade/patches';
import { power } from '../src/boards/mascarade/powers';
import { layout, type Box } from '../src/boards/mascarade/ring';
import { claimed } from '../src/boards/mascarade/telling';
import { script } from '../src/table/script';
import type { View } from '../src/wire/types';

const held = (seat: number): Place => ({ type: 'Held', index: seat - 1, seat, hand: 'card' });
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe('the table is whole', () => {
  const ROOMS = [
    [960, 506],
    [960, 420],
    [1280, 690],
    [768, 800],
    [360, 421],
    [360, 323],
    [375, 311],
    [493, 315],
  ] as const;
  const SIZES = Array.from({ length: 12 }, (_, i) => i + 2).flatMap((players) =>
    ROOMS.map(([w, h]) => [players, w, h] as const),
  );
  it.each(SIZES)('%i players in %i x %i', (players, width, height) => {
    const cards = { 2: 3, 3: 2 }[players] ?? 1;
    const { chairs, centre } = layout(players - 1, width, height, cards, true);
    const boxes = [...chairs, centre];
    expect(chairs).toHaveLength(players - 1);
    for (const box of boxes)
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height).toBe(true);
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false)));
  });

  it('keeps the order of play: clockwise from my left', () => {
    const { chairs } = layout(12, 960, 506, 1, true);
    expect(chairs[0]!.x).toBeLessThan(480);
    expect(chairs[0]!.y).toBeGreaterThan(chairs[3]!.y);
    expect(chairs.at(-1)!.x).toBeGreaterThan(480);
  });

  it('has room for all where somebody watches', () => {
    const { chairs } = layout(13, 960, 560, 1, false);
    chairs.forEach((a, i) => chairs.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false)));
  });
});

describe('choices are narrowed, never made up', () => {
  const options: Move[] = [
    { type: 'Swap', own: 'left', with: held(2), really: true },
    { type: 'Swap', own: 'left', with: held(2), really: false },
    { type: 'Swap', own: 'right', with: held(3), really: true },
    { type: 'SwapOthers', one: held(2), other: held(3), really: true },
    { type: 'SwapOthers', one: held(3), other: held(4), really: true },
    { type: 'MovePeople', one: 2, other: 3 },
    { type: 'MovePeople', one: 2, other: 4 },
  ];
  it('cards of mine, then the others', () => {
    expect(hands(options, 'Swap')).toEqual(['left', 'right']);
    expect(swaps(options, 'left')).toEqual([held(2)]);
  });
  it('pairs in either order', () => {
    expect(pairs(options, []).map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(pairs(options, [held(3)]).map(({ index }) => index)).toEqual([1, 3]);
    expect(couples(options, [4])).toEqual([2]);
  });
});

it('a character of one’s own is described by what it does, with its numbers', () => {
  const does = [
    { deed: 'Earn', numbers: [4] },
    { deed: 'EarnWithNeighbours', numbers: [3, 1] },
  ];
  const cast = [
    { mask: 'Duke', borrows: ['King', 'Patron'], does },
    { mask: 'King', borrows: [], does: [{ deed: 'Earn', numbers: [3] }] },
  ];
  const text = (id: string, args?: Record<string, unknown>) => (args ? `${id}(${args.coins}, ${args.other})` : id);
  const table = { contents: { cast }, text } as unknown as Table;
  expect(power(table, 'Duke')).toBe('deed-Earn(4, 0) deed-EarnWithNeighbours(3, 1)');
  expect(power(table, 'King')).toBe('power-King');
});

describe('what is shown of the events', () => {
  it('coins leave as they take off, and are there when they have landed', () => {
    const view = { purses: [6, 4], bank: 103, courthouse: 0 } as unknown as View;
    const [off, landed] = patches({ type: 'TookFromBank', seat: 1, coins: 3 });
    expect([off!.at, landed!.at]).toEqual([0.15, 0.8]);
    expect(off!.apply(view)).toMatchObject({ purses: [6, 4], bank: 100 });
    expect(landed!.apply(off!.apply(view))).toMatchObject({ purses: [9, 4], bank: 100 });
  });
  it('a swap and a feint take the same time', () => {
    const handled: Event = { type: 'CardsHandled', by: 1, one: held(1), other: held(2) };
    const told = (swapped: boolean): Event[] => [
      handled,
      { type: 'SwapDecided', by: 1, one: held(1), other: held(2), swapped },
    ];
    const times = (events: Event[]) => script('mascarade', [], events).map(({ ms }) => ms);
    expect(times(told(true))).toEqual(times(told(false)));
    expect(times([handled])).toEqual(times(told(true)));
  });
  it('a name given counts before the announcement', () => {
    expect(
      claimed([
        { type: 'Announced', seat: 1, place: held(1), mask: 'Guru' },
        { type: 'Named', seat: 2, mask: 'King' },
      ]),
    ).toBe('King');
  });
});
