import type { Film, Shot, View } from '../wire/types';

/** A finished game of one family, with everything that was hidden. */
export type FilmOf<E, V, C> = { contents: C; names: string[]; steps: { step: number; events: E[]; view: V }[] };

/** Something worth telling of a finished game. `at` is the step of the replay that shows it. */
export interface Moment {
  kind: string;
  at: number;
  /** How much it is worth telling: the more, the sooner. */
  weight: number;
  /** The people it is about, by player. */
  players: number[];
  /** A mask or a card, by name. */
  named?: string;
  other?: string;
  count?: number;
}

const MOST = 6;

/** The best of them, no kind more than twice, in the order they happened. */
export function best(moments: readonly Moment[], most = MOST): Moment[] {
  const kept: Moment[] = [];
  for (const moment of moments.toSorted((a, b) => b.weight - a.weight || a.at - b.at)) {
    if (kept.filter(({ kind }) => kind === moment.kind).length < 2) kept.push(moment);
    if (kept.length === most) break;
  }
  return kept.toSorted((a, b) => a.at - b.at);
}

/** How often each of them occurs. */
export function tally<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The turn that is on at each step; 0 before the first. */
export function turnsOf(steps: readonly { events: readonly { type: string }[] }[]): number[] {
  let turn = 0;
  return steps.map(({ events }) => {
    const now = turn;
    for (const event of events) if (event.type === 'TurnBegan' && 'turn' in event) turn = Number(event.turn);
    return now;
  });
}

/** Who sits in a chair in this view: where people change places, not always the same player. */
export function playerIn(view: View, seat: number): number {
  return 'sitting' in view ? (view.sitting[seat - 1] ?? seat) : seat;
}

export type { Film, Shot };
