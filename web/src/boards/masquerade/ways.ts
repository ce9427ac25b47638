import type { Table } from './field.svelte';

/** The three ways to win (and the limit, if one was agreed on), with what all can see of each. */
export interface Way {
  id: 'kill' | 'pair' | 'deck' | 'limit';
  mark: string;
  now: string;
  /** The same where there is little room: the mark stands for the rest. */
  short: string;
}

export function ways(table: Table): Way[] {
  const { view, contents } = table;
  const royal = (id: string, card: string) => {
    const now = table.text(id, where(table, card));
    return { now, short: now };
  };
  const list: Way[] = [
    { id: 'kill', mark: 'rank-king', ...royal('field-king', 'King') },
    { id: 'pair', mark: 'rank-queen', ...royal('field-queen', 'Queen') },
    { id: 'deck', mark: 'deck', now: table.text('field-deck', { cards: view.deck }), short: String(view.deck) },
  ];
  if (contents.rounds > 0) {
    const round = Math.max(1, Math.ceil(view.turn / contents.players));
    list.push({
      id: 'limit',
      mark: 'when-turn-end',
      now: table.text('field-round', { round, rounds: contents.rounds }),
      short: `${round}/${contents.rounds}`,
    });
  }
  return list;
}

/** Where a royal card is, as far as everybody knows. */
function where(table: Table, card: string): { place: string; name: string } {
  const { lines, graveyard, outcome } = table.view;
  if (graveyard.includes(card)) return { place: 'grave', name: '' };
  const lying = lines.flat().find(({ up, face }) => face?.card === card && (up || outcome !== null));
  return lying ? { place: 'line', name: table.say('seat', lying.place.seat) } : { place: 'unknown', name: '' };
}
