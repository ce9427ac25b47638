import { playerIn } from '../../../table/film';
import type { MascaradeFilm } from './film';

/** What everybody had after a turn, by player. The first is the beginning. */
export interface Reckoning {
  turn: number;
  /** Who played it; null at the beginning. */
  player: number | null;
  /** The step of the replay where it ends. */
  at: number;
  coins: number[];
}

export function fortunes({ contents, steps }: MascaradeFilm): Reckoning[] {
  const all: Reckoning[] = [];
  const coinsAt = (i: number) => {
    const { purses, sitting } = steps[i]!.view;
    return Array.from({ length: contents.players }, (_, p) => purses[sitting.indexOf(p + 1)] ?? 0);
  };
  let now: { turn: number; player: number | null } = { turn: 0, player: null };
  steps.forEach(({ events, view }, i) => {
    for (const event of events) {
      if (event.type !== 'TurnBegan') continue;
      all.push({ ...now, at: i, coins: coinsAt(i) });
      now = { turn: event.turn, player: playerIn(view, event.seat) };
    }
  });
  if (steps.length > 0) all.push({ ...now, at: steps.length - 1, coins: coinsAt(steps.length - 1) });
  return all;
}
