import type { Table } from './game';
import { influence } from './art';
import { drafting, guestSaid } from './said';

/** The one sentence at the top. */
export function heading(table: Table): string | null {
  const { dance, active } = table.view;
  if (table.awaited.length === 0) return null;
  if (drafting(table.view)) return table.word('masques-heading-draft', { dance });
  if (table.mySeat === active) return table.word('masques-heading-yours', { dance });
  return table.word('masques-heading-turn', { dance, name: table.names.seat(active) });
}

export function fortunes(table: Table): string[] {
  return table.view.guests.map((_, i) => guestSaid(table, table.view, i + 1));
}

export { advice } from './advice';
export { facts } from './facts';

/** What an influence card does, by its drawing. */
export function power(table: Table, symbol: string): { name: string; power: string } | null {
  const pile = table.view.piles.find(({ influence: name }) => symbol === influence(name));
  return pile ? { name: table.say('named', pile.influence), power: table.text(`power-${pile.influence}`) } : null;
}
