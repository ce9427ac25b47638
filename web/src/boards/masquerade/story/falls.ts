import { turnsOf } from '../../../table/film';
import type { MasqueradeFilm } from './film';

/** A card that fell, whose it was, and who brought it down: an attack, its own attack, or a text. */
export interface Fall {
  card: string;
  owner: number;
  by: number;
  how: 'attack' | 'own-attack' | 'text';
  turn: number;
  at: number;
}
/** Where the King lay, from some turn on. */
export interface Reign {
  seat: number;
  turn: number;
  at: number;
  length: number;
}

export function falls({ steps }: MasqueradeFilm): Fall[] {
  const turns = turnsOf(steps);
  return steps.flatMap(({ events }, at) => {
    let fight: { attacker: string; target: string } | null = null;
    return events.flatMap((event): Fall[] => {
      if (event.type === 'Compared') fight = { attacker: event.attacker, target: event.target };
      if (event.type !== 'Killed') return [];
      const how = fight?.target === event.card ? 'attack' : fight?.attacker === event.card ? 'own-attack' : 'text';
      return [{ card: event.card, owner: event.place.seat, by: event.by, how, turn: turns[at]!, at }];
    });
  });
}

/** Whose the King was, turn by turn. */
export function reigns({ steps }: MasqueradeFilm): Reign[] {
  const turns = turnsOf(steps);
  const all: Reign[] = [];
  steps.forEach(({ view }, at) => {
    const seat = view.lines.findIndex((line) => line.some(({ face }) => face?.card === 'King')) + 1;
    const now = all.at(-1);
    if (seat === 0) return;
    if (now?.seat !== seat) all.push({ seat, turn: turns[at]!, at, length: 0 });
    all.at(-1)!.length = turns[at]! - all.at(-1)!.turn + 1;
  });
  return all;
}
