import type { Component } from 'svelte';
import type { BoardSpeech, TableView } from '../table/board';
import type { StoryProps } from '../table/story';
import type { Film } from '../wire/types';

export type Part = Component<{ table: TableView }>;
export interface Board {
  Board: Part;
  Dock: Part;
  Sheet: Part | null;
  speech: BoardSpeech;
}

const parts = import.meta.glob<{ default: Part }>('./*/{Board,Dock,Sheet}.svelte');
const stories = import.meta.glob<{ default: Component<StoryProps<TableView, Film>> }>('./*/Story.svelte');
const speeches = import.meta.glob<BoardSpeech>('./*/speech.ts');

/** The board of a family of games, fetched when it is first needed. A family without one gets the plain list. */
export async function board(family: string): Promise<Board> {
  const [Board, Dock, Sheet, speech] = await Promise.all([
    part(family, 'Board'),
    part(family, 'Dock'),
    part(family, 'Sheet'),
    speeches[`./${family}/speech.ts`]?.(),
  ]);
  const plain = Board && Dock ? null : { Board: (await part('plain', 'Board'))!, Dock: (await part('plain', 'Dock'))! };
  return { Board: Board ?? plain!.Board, Dock: Dock ?? plain!.Dock, Sheet, speech: speech ?? {} };
}

/** What the result tells of a finished game of this family, fetched when one is over. */
export async function story(family: string): Promise<Component<StoryProps<TableView, Film>> | null> {
  const found = stories[`./${family}/Story.svelte`];
  return found ? (await found()).default : null;
}

async function part(family: string, name: string): Promise<Part | null> {
  const found = parts[`./${family}/${name}.svelte`];
  return found ? (await found()).default : null;
}
