import type { FilmOf } from '../../../table/film';
import type { mascarade } from '../../../wire/types';

export type MascaradeFilm = FilmOf<mascarade.Event, mascarade.View, mascarade.Contents>;
export type Shot = MascaradeFilm['steps'][number];

/** What really lay in a place. */
export function truth(view: mascarade.View, place: mascarade.Place): string | null {
  return view.cards.find((card) => card.place.index === place.index)?.mask ?? null;
}
