import type { Component } from 'svelte';
import type { BoardSpeech, TableView } from '../table/board';

export type Part = Component<{ table: TableView }>;
export interface Board {
  Board: Part;
  Dock: Part;
  Sheet: Part | null;
  /** What the result shows beside the winners: fortunes, the true path of the cards. */
  Result: Part | null;
  speech: BoardSpeech;
}

const parts = import.meta.glob<{ default: Part }>('./*/{Board,Dock,Sheet,Result}.svelte');
const speeches = import.meta.glob<BoardSpeech>('./*/speech.ts');

/** The board of a family of games, fetched when it is first needed. A family without one gets the plain list. */
export async function board(family: string): Promise<Board> {
  const [Board, Dock, Sheet, Result, speech] = await Promise.all([part(family, 'Board'), part(family, 'Dock'), part(family, 'Sheet'), part(family, 'Result'), speeches[`./${family}/speech.ts`]?.()]);
  const plain = Board && Dock ? null : { Board: (await part('plain', 'Board'))!, Dock: (await part('plain', 'Dock'))! };
  return { Board: Board ?? plain!.Board, Dock: Dock ?? plain!.Dock, Sheet, Result, speech: speech ?? {} };
}

async function part(family: string, name: string): Promise<Part | null> {
  const found = parts[`./${family}/${name}.svelte`];
  return found ? (await found()).default : null;
}
