import type { GameTypes, TableView } from '../../table/board';
import type { masques } from '../../wire/types';

export interface Masques extends GameTypes {
  contents: masques.Contents;
  view: masques.View;
  event: masques.Event;
  move: masques.Move;
  question: masques.Question;
}

export type Table = TableView<Masques>;
export type Event = masques.Event;
export type View = masques.View;
