import type { GameTypes, TableView } from '../../table/board';
import type { mascarade } from '../../wire/types';

export interface Mascarade extends GameTypes {
  contents: mascarade.Contents;
  view: mascarade.View;
  event: mascarade.Event;
  move: mascarade.Move;
  question: mascarade.Question;
}

export type Place = mascarade.Place;
export type Hand = mascarade.Hand;
export type Event = mascarade.Event;
export type Move = mascarade.Move;
export type View = mascarade.View;

export type Table = TableView<Mascarade>;

export function placesOf(table: Table, seat: number): Place[] {
  return table.contents.places.filter((place) => place.type === 'Held' && place.seat === seat);
}

export function centrePlaces(table: Table): Place[] {
  return table.contents.places.filter(({ type }) => type === 'Centre');
}

/** The seats clockwise from the one after mine, or from the first for somebody who watches. */
export function around(players: number, mine: number | null): number[] {
  const first = mine ?? 0;
  const others = mine === null ? players : players - 1;
  return Array.from({ length: others }, (_, i) => ((first + i) % players) + 1);
}
