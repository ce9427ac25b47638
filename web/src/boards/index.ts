import type { Component } from 'svelte';
import type { TableView } from '../table/board';

export type Part = Component<{ table: TableView }>;
export interface Board {
  Board: Part;
  Dock: Part;
  Sheet: Part | null;
}

const parts = import.meta.glob<{ default: Part }>('./*/{Board,Dock,Sheet}.svelte');

/** The board of a family of games, fetched when it is first needed. A family without one gets the plain list. */
export async function board(family: string): Promise<Board> {
  const [Board, Dock, Sheet] = await Promise.all([part(family, 'Board'), part(family, 'Dock'), part(family, 'Sheet')]);
  if (Board && Dock) return { Board, Dock, Sheet };
  return { Board: (await part('plain', 'Board'))!, Dock: (await part('plain', 'Dock'))!, Sheet };
}

async function part(family: string, name: string): Promise<Part | null> {
  const found = parts[`./${family}/${name}.svelte`];
  return found ? (await found()).default : null;
}
