import { placesOf, type Event, type Place, type Table } from './game';
import { heardBy, knowledge, type Known } from './knowledge';

const CLOSE = 3;
const MUCH = 4;

/** Advice from what everybody can see and has heard; my own secrets play no part in it. */
export function advice(table: Table): string | null {
  const { inquiry, mySeat } = table;
  if (!inquiry || mySeat === null) return null;
  const { question } = inquiry;
  const open = knowledge(table.contents, heardBy(table), null);
  switch (question.type) {
    case 'Opening':
      return table.word('mascarade-advice-opening');
    case 'YourTurn':
      return turn(table);
    case 'MustSwap':
    case 'MayNotAnnounce':
      return table.word('mascarade-advice-shown');
    case 'YouToo':
      return answer(table, question.mask, open);
    case 'UsePower':
      if (question.choice === 'own-name') return named(table, own(table, open));
      return question.choice === 'player' || question.choice === 'player-or-nobody' ? richest(table) : null;
    default:
      return null;
  }
}

function own(table: Table, open: ReadonlyMap<number, Known>): Known | undefined {
  const mine = placesOf(table, table.mySeat!)[0];
  return mine && open.get(mine.index);
}

/** The richest of the others. */
function leader({ view, mySeat }: Table): { seat: number; coins: number } {
  const others = view.purses.map((coins, i) => ({ seat: i + 1, coins })).filter(({ seat }) => seat !== mySeat);
  return others.reduce((most, other) => (other.coins > most.coins ? other : most));
}

/** How often other hands have been on my card since I looked at it or all saw it. */
export function touched(events: readonly Event[], mine: Place, mySeat: number): number {
  const shown = events.findLastIndex(
    (event) =>
      ((event.type === 'Looked' && event.seat === mySeat) || event.type === 'Unmasked' || event.type === 'Dealt') &&
      event.place.index === mine.index,
  );
  return events.filter(
    (event, i) =>
      i > shown &&
      event.type === 'CardsHandled' &&
      event.by !== mySeat &&
      [event.one.index, event.other.index].includes(mine.index),
  ).length;
}

function turn(table: Table): string {
  const { seat, coins } = leader(table);
  const mine = placesOf(table, table.mySeat!)[0];
  const hands = mine ? touched(heardBy(table), mine, table.mySeat!) : 0;
  const { goal, cast } = table.contents;
  if (goal - coins <= CLOSE)
    return table.word('mascarade-advice-leader', { name: table.names.seat(seat), coins, need: goal - coins });
  if (hands >= 2) return table.word('mascarade-advice-look', { count: hands });
  const court = table.view.courthouse;
  if (court >= MUCH && cast.some(({ mask }) => mask === 'Judge'))
    return table.word('mascarade-advice-court', { coins: court, mask: table.form('named', 'Judge', 'the') });
  if (hands === 1) return table.word('mascarade-advice-look', { count: 1 });
  return table.word('mascarade-advice-announce');
}

function answer(table: Table, mask: string, open: ReadonlyMap<number, Known>): string {
  const { active, purses } = table.view;
  const said = heardBy(table).findLast(({ type }) => type === 'Announced');
  const lies = said?.type === 'Announced' ? open.get(said.place.index) : undefined;
  const args = { name: table.names.seat(active), mask: table.form('named', mask, 'the') };
  if (lies && !lies.possible.includes(mask)) return table.word('mascarade-advice-impossible', args);
  if (lies?.possible.length === 1) return table.word('mascarade-advice-certain', args);
  const coins = purses[active - 1]!;
  if (table.contents.goal - coins <= CLOSE) return table.word('mascarade-advice-close', { ...args, coins });
  if (purses[table.mySeat! - 1]! <= 1) return table.word('mascarade-advice-last-coin');
  return table.word('mascarade-advice-answer');
}

function richest(table: Table): string {
  const { seat, coins } = leader(table);
  return table.word('mascarade-advice-richest', { name: table.names.seat(seat), coins });
}

function named(table: Table, mine: Known | undefined): string {
  const possible = mine?.possible ?? [];
  if (possible.length === 1)
    return table.word('mascarade-advice-only', { mask: table.form('named', possible[0], 'the') });
  return table.word('mascarade-advice-among', { count: possible.length });
}
