import type { Table } from './field.svelte';

/** The three ways to win (and the limit, if one was agreed on), with what all can see of each. */
export interface Way {
  id: 'kill' | 'pair' | 'deck' | 'limit';
  mark: string;
  now: string;
  /** What one has to do, and how it stands: two words for a chip. */
  label: string;
  state: string;
}

export function ways(table: Table): Way[] {
  const { view, contents } = table;
  const royal = (id: 'kill' | 'pair', mark: string, words: string, card: string): Way => {
    const place = where(table, card);
    const unknown = id === 'pair' && place.place === 'unknown' && where(table, 'King').place === 'unknown';
    return {
      id,
      mark,
      now: table.text(words, place),
      label: table.text('field-chip', { way: id }),
      state: unknown ? table.text('field-where-both') : table.text('field-where', { ...place, card }),
    };
  };
  const deck = table.text('field-deck', { cards: view.deck });
  const list: Way[] = [
    royal('kill', 'rank-king', 'field-king', 'King'),
    royal('pair', 'rank-queen', 'field-queen', 'Queen'),
    { id: 'deck', mark: 'deck', now: deck, label: deck, state: '' },
  ];
  if (contents.rounds > 0) {
    const round = Math.max(1, Math.ceil(view.turn / contents.players));
    list.push({
      id: 'limit',
      mark: 'when-turn-end',
      now: table.text('field-round', { round, rounds: contents.rounds }),
      label: table.text('field-chip', { way: 'limit' }),
      state: `${round}/${contents.rounds}`,
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
