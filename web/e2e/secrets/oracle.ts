import type { Event, Film, Message } from '../../src/wire/types';
import { Ballroom } from './ballroom';
import { Cards } from './cards';

/** A piece of the page: where it is, and what it says or shows. */
export interface Piece {
  region: string;
  text: string;
}

/** Something hidden from a chair at a step of the game, and what would give it away. */
export interface Secret {
  event: Event;
  piece: Piece;
  text: string;
}

/** Knows from the finished game what one chair could know at every step of it, and finds whatever goes beyond. */
export interface Oracle {
  /** What the message says that this chair may not hear at that step. */
  told(message: Message, step: number): string[];
  /** What the page shows that this chair may not see between these steps. */
  drawn(pieces: readonly Piece[], from: number, to: number): string[];
  /** What this chair's browser wrote down of the game. */
  kept(text: string): string[];
  /** What was hidden at that step. */
  secrets(step: number): Secret[];
}

export function oracleOf(game: string, film: Film, chair: number): Oracle {
  return game.startsWith('mascarade') ? new Ballroom(film, chair) : new Cards(game, film, chair);
}
