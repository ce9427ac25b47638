import type { Hand, Move, Place } from './game';

/** Narrowing of the answers that were offered. Nothing here knows a rule: it only leaves out what does not fit. */

export function same(one: Place, other: Place): boolean {
  return one.index === other.index;
}

export function hands(options: readonly Move[], type: 'Swap' | 'Look' | 'Announce' | 'Claim'): Hand[] {
  const all = options.flatMap((move) => (move.type === type && 'own' in move ? [move.own] : []));
  return [...new Set(all)];
}

export function swaps(options: readonly Move[], own: Hand | null): Place[] {
  return distinct(options.flatMap((move) => (move.type === 'Swap' && move.own === own ? [move.with] : [])));
}

export function masks(options: readonly Move[], own: Hand | null): string[] {
  const all = options.flatMap((move) => {
    if (move.type === 'Name') return [move.mask];
    return move.type === 'Announce' && move.own === own ? [move.mask] : [];
  });
  return [...new Set(all)];
}

export function spied(options: readonly Move[]): Place[] {
  return distinct(options.flatMap((move) => (move.type === 'Spy' ? [move.place] : [])));
}

/** Cards that go with the one taken already; all, while none is. */
export function pairs(options: readonly Move[], taken: readonly Place[]): Place[] {
  const first = taken[0];
  return distinct(
    options.flatMap((move) => {
      if (move.type !== 'SwapOthers') return [];
      if (!first) return [move.one, move.other];
      return same(move.one, first) ? [move.other] : same(move.other, first) ? [move.one] : [];
    }),
  );
}

export function picks(options: readonly Move[]): number[] {
  return options.flatMap((move) => (move.type === 'Pick' ? [move.seat] : []));
}

export function couples(options: readonly Move[], taken: readonly number[]): number[] {
  const first = taken[0];
  const all = options.flatMap((move) => {
    if (move.type !== 'MovePeople') return [];
    if (first === undefined) return [move.one, move.other];
    return move.one === first ? [move.other] : move.other === first ? [move.one] : [];
  });
  return [...new Set(all)];
}

function distinct(places: readonly Place[]): Place[] {
  return places.filter((place, i) => places.findIndex((other) => same(place, other)) === i);
}
