import type { GameTypes, TableView } from '../../table/board';
import type { masquerade } from '../../wire/types';

export interface Masquerade extends GameTypes {
  contents: masquerade.Contents;
  view: masquerade.View;
  event: masquerade.Event;
  move: masquerade.Move;
  question: masquerade.Question;
}

export type Table = TableView<Masquerade>;
export type Event = masquerade.Event;
export type View = masquerade.View;
export type Place = masquerade.Place;
