import { playerIn, turnsOf } from '../../../table/film';
import type { mascarade } from '../../../wire/types';
import type { MascaradeFilm } from './film';

/** Where a card lay from some turn on, and who sat there then; nobody in the centre. */
export interface Stop {
  place: mascarade.Place;
  player: number | null;
  turn: number;
  at: number;
}
export interface Path {
  mask: string;
  stops: Stop[];
}

/** The true way of every card, in the order they were dealt. */
export function paths(film: MascaradeFilm): Path[] {
  const { steps, contents } = film;
  const turns = turnsOf(steps);
  const dealt = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'Dealt' ? [{ place: event.place, mask: event.mask }] : [])),
  );
  const first = steps[0];
  if (!first) return [];
  const stop = (place: mascarade.Place, i: number): Stop => ({
    place,
    player: place.type === 'Held' ? playerIn(steps[i]!.view, place.seat) : null,
    turn: turns[i]!,
    at: i,
  });
  // A record may begin with a position instead of a deal: then the cards are followed from there.
  const start = dealt.length > 0 ? dealt : first.view.cards;
  const all = start.map(({ place, mask }): Path => ({ mask, stops: [stop(place, 0)] }));
  const lies = new Map(start.map(({ place }, i) => [place.index, all[i]!]));
  const places = new Map(contents.places.map((place) => [place.index, place]));
  steps.forEach(({ events }, i) => {
    if (i === 0 && dealt.length === 0) return;
    for (const event of events) {
      if (event.type !== 'SwapDecided' || !event.swapped) continue;
      const [a, b] = [event.one.index, event.other.index];
      const [one, other] = [lies.get(a), lies.get(b)];
      if (!one || !other) continue;
      lies.set(a, other).set(b, one);
      one.stops.push(stop(places.get(b) ?? event.other, i));
      other.stops.push(stop(places.get(a) ?? event.one, i));
    }
  });
  return all;
}
