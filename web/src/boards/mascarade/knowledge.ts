import type { Event, Table } from './game';
import type { mascarade } from '../../wire/types';

/** What can be known of one place: the masks that may lie there, and how often others handled it since it was last seen. */
export interface Known {
  possible: string[];
  handled: number;
  seen: boolean;
}

type Contents = Pick<mascarade.Contents, 'cast' | 'places'>;

/**
 * Follows what was heard: a card that is shown is known, one that others took under the table may be either of two, and
 * a mask known to lie elsewhere does not lie here. It never leaves out what is true. `player` adds what only that player was shown.
 */
export function knowledge(
  { cast, places }: Contents,
  events: readonly Event[],
  player: number | null,
): Map<number, Known> {
  const all = cast.map(({ mask }) => mask);
  const known = new Map(
    places.map(({ index }): [number, Known] => [index, { possible: all, handled: 0, seen: false }]),
  );
  const see = (index: number, mask: string) => known.set(index, { possible: [mask], handled: 0, seen: true });
  events.forEach((event, i) => {
    if (event.type === 'Dealt' || event.type === 'Unmasked' || (event.type === 'Glimpsed' && event.by === player))
      see(event.place.index, event.mask);
    else if (event.type === 'ShownToOthers' && player !== null) see(event.place.index, event.mask);
    else if (event.type === 'CardsHandled') handle(known, event, decided(events, i, player));
    else return;
    rule(known, cast);
  });
  return known;
}

/** What the one who handled the cards did with them, where that is me. */
function decided(events: readonly Event[], at: number, player: number | null): boolean | null {
  const next = events.find(
    ({ type }, i) => i > at && (type === 'SwapDecided' || type === 'CardsHandled' || type === 'TurnBegan'),
  );
  return next?.type === 'SwapDecided' && next.by === player ? next.swapped : null;
}

function handle(
  known: Map<number, Known>,
  { one, other }: Extract<Event, { type: 'CardsHandled' }>,
  swapped: boolean | null,
): void {
  const [a, b] = [known.get(one.index)!, known.get(other.index)!];
  if (swapped === null) {
    const possible = [...new Set([...a.possible, ...b.possible])];
    known.set(one.index, { ...a, possible, handled: a.handled + 1 });
    known.set(other.index, { ...b, possible, handled: b.handled + 1 });
  } else if (swapped) {
    known.set(one.index, b);
    known.set(other.index, a);
  }
}

/** A mask all of whose cards are known to lie in certain places lies in no other; one that fits in few enough places is there. */
function rule(known: Map<number, Known>, cast: Contents['cast']): void {
  for (let again = true; again;) {
    again = false;
    for (const { mask, copies } of cast) {
      const places = [...known].filter(([, { possible }]) => possible.includes(mask));
      const sure = places.filter(([, { possible }]) => possible.length === 1);
      const every = known.size === cast.reduce((sum, role) => sum + role.copies, 0);
      for (const [index, one] of places) {
        if (one.possible.length === 1) continue;
        if (sure.length >= copies)
          known.set(index, { ...one, possible: one.possible.filter((other) => other !== mask) });
        else if (every && places.length <= copies) known.set(index, { ...one, possible: [mask] });
        else continue;
        again = true;
      }
    }
  }
}

export function heardBy(table: Table): Event[] {
  return (table.steps ?? []).flatMap(({ events }) => events);
}
