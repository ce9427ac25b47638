import { describe, expect, it } from 'vitest';
import { divide, loop, type Cell } from '../src/boards/masques/geometry';
import { fold } from '../src/boards/masques/fold';
import { among, attempt, joined } from '../src/boards/masques/targets';
import type { masques } from '../src/wire/types';

const apart = (a: Cell, b: Cell) =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

describe.each([8, 12, 16])('a palace of %i arcades', (arcades) => {
  it.each([
    [360, 409],
    [960, 541],
    [1600, 900],
  ])('fits a board of %i by %i', (width, height) => {
    const room = divide(width, height);
    const { arcades: stand, gaps, inner } = loop(arcades, room.w, room.h);
    const all = [...stand, ...gaps, inner];
    for (const [i, one] of all.entries()) {
      expect(one.x >= -0.01 && one.y >= -0.01 && one.x + one.w <= room.w + 0.01 && one.y + one.h <= room.h + 0.01).toBe(
        true,
      );
      expect(all.slice(i + 1).every((other) => apart(one, other))).toBe(true);
    }
    expect(Math.min(...gaps.flatMap(({ w, h }) => [w, h]))).toBeGreaterThanOrEqual(39);
    expect(Math.min(...stand.flatMap(({ w, h }) => [w, h]))).toBeGreaterThanOrEqual(26);
  });

  it('goes round clockwise, a gap after each arcade', () => {
    const { arcades: stand, gaps } = loop(arcades, 500, 500);
    const touch = (a: Cell, b: Cell) =>
      Math.abs(a.x + a.w / 2 - b.x - b.w / 2) <= (a.w + b.w) / 2 + 0.01 &&
      Math.abs(a.y + a.h / 2 - b.y - b.h / 2) <= (a.h + b.h) / 2 + 0.01;
    gaps.forEach((gap, i) => {
      expect(touch(gap, stand[i]!)).toBe(true);
      expect(touch(gap, stand[(i + 1) % arcades]!)).toBe(true);
    });
  });
});

describe('pointing narrows the options', () => {
  const play = (plot: string, gap: number): masques.Move => ({ type: 'Play', plot, gap });
  const turn = [
    play('Venier-2', 3),
    play('Venier-2', 5),
    play('Dandolo-4', 3),
    play('Dandolo-4', 5),
    { type: 'Buy', influence: 'Thief', gap: 3 } as const,
  ];

  it('card first or gap first', () => {
    expect(among(turn, ['plot:Venier-2', 'gap:5'])).toEqual([play('Venier-2', 5)]);
    expect(among(turn, ['gap:5', 'plot:Venier-2'])).toEqual([play('Venier-2', 5)]);
  });
  it('another card takes the place of the first, and the gap stays', () => {
    expect(joined(turn, ['plot:Venier-2', 'gap:5'], 'plot:Dandolo-4')).toEqual(['gap:5', 'plot:Dandolo-4']);
  });
  it('what does not go together is let go', () => {
    expect(joined(turn, ['plot:Venier-2', 'gap:5'], 'pile:Thief')).toEqual(['pile:Thief']);
  });
  it('a move to be refused is the one meant', () => {
    expect(attempt(turn, ['plot:Dandolo-4'], 'gap:9')).toEqual(play('Dandolo-4', 9));
    expect(attempt(turn, ['gap:5'], 'pile:Trader')).toEqual({ type: 'Buy', influence: 'Trader', gap: 5 });
    expect(attempt([{ type: 'Trade', one: 1, other: 4 }], ['arcade:1'], 'arcade:9')).toEqual({
      type: 'Trade',
      one: 1,
      other: 9,
    });
  });
});

it('what happened is seen on the table', () => {
  const arcade = { forSeals: true, ducat: false, seal: 'Clergy', down: false };
  const guest = { families: ['Venier'], ducats: 1, seals: [0, 0], inHand: 1, toPickFrom: 0, hand: [], packet: [] };
  const view = {
    arcades: [arcade, { ...arcade, ducat: true, seal: null, forSeals: false }],
    gaps: [{ plot: null, influence: null, down: false }],
    guests: [guest],
  } as unknown as masques.View;
  const after = (event: masques.Event) => fold(view, event, ['Clergy', 'Workers']);
  expect(after({ type: 'Played', seat: 1, plot: 'Venier-4', gap: 0 }).gaps[0]?.plot).toBe('Venier-4');
  const won = after({ type: 'SealWon', seat: 1, family: 'Venier', arcade: 0, faction: 'Clergy', seals: 1 });
  expect([won.arcades[0]?.seal, won.guests[0]?.seals]).toEqual([null, [1, 0]]);
  expect(
    after({ type: 'Traded', seat: 1, one: 0, other: 1 }).arcades.map(({ forSeals, ducat, seal }) => [
      forSeals,
      ducat,
      seal,
    ]),
  ).toEqual([
    [true, true, null],
    [false, false, 'Clergy'],
  ]);
});
