import type { Event, Table } from './game';
import { of } from './telling';

/** A hand that is held out, and what was guessed to be in it. Nobody sees the coins before it opens. */
export interface Handplay {
  by: number;
  guesser: number | null;
  guessed: number | null;
  coins: number | null;
  /** The last thing that was told of it. */
  latest: Event;
}

const KINDS: readonly string[] = ['CoinsHidden', 'Guessed', 'HandOpened'];

/** What stands of it in the middle of the table now, as far as it has been told. */
export function handplay({ begun, latest, deed }: Table): Handplay | null {
  const beat = begun ?? latest;
  if (!beat || beat.still || !KINDS.includes(beat.events.at(-1)?.type ?? '')) return null;
  const told: readonly Event[] = deed;
  const hidden = of(told, 'CoinsHidden').at(-1);
  if (!hidden) return null;
  const guess = of(told, 'Guessed').at(-1);
  return {
    by: hidden.seat,
    guesser: of(told, 'Challenged').at(-1)?.seat ?? null,
    guessed: guess?.coins ?? null,
    coins: of(told, 'HandOpened').at(-1)?.coins ?? null,
    latest: told.findLast(({ type }) => KINDS.includes(type)) ?? hidden,
  };
}
