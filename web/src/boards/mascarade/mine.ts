import type { Event, Table } from './game';
import { stageplay } from './staged';
import { claimed, of } from './telling';

/** My own part in what is being told, in one sentence and perhaps another; null where I have none. */
export function mine(table: Table, deed: readonly Event[]): { says: string; more: string } | null {
  const seat = table.mySeat;
  if (seat === null) return null;
  const said = (says: string, more = '') => ({ says, more });
  const coins = [...deed].reverse().find((event) => concerns(event, seat));
  if (coins?.type === 'Fined') return said(table.text('mine-fined'));
  if (coins?.type === 'Paid')
    return coins.from === seat
      ? said(table.text('mine-pays', { name: table.names.seat(coins.to), coins: coins.coins }))
      : said(table.text('mine-takes', { coins: coins.coins }));
  if (coins && 'coins' in coins) return said(table.text('mine-takes', { coins: coins.coins }));
  const shown = of(deed, 'Unmasked').findLast((event) => event.seat === seat);
  if (shown) {
    const mask = table.form('named', shown.mask, 'the');
    return said(table.text(shown.mask === claimed(deed) ? 'mine-is' : 'mine-was', { mask }), table.text('mine-seen'));
  }
  if (stageplay(table, new Map()).cards.some((card) => card.seat === seat)) return said(table.text('mine-staged'));
  const announced = of(deed, 'Announced').at(-1);
  // Once the answers are in, it is what comes of it that matters.
  if (announced?.seat !== seat || deed.some(({ type }) => type === 'PowerUsed')) return null;
  const words = table.text('mine-said', { words: table.say('move', { type: 'Name', mask: announced.mask }) });
  const doubts = of(deed, 'Claimed').length;
  return doubts > 0 ? said(table.text('mine-doubted', { count: doubts }), words) : said(words);
}

function concerns(event: Event, seat: number): boolean {
  if (event.type === 'Paid') return event.coins > 0 && (event.from === seat || event.to === seat);
  if (event.type === 'Fined' || event.type === 'TookFromBank' || event.type === 'TookCourthouse')
    return event.coins > 0 && event.seat === seat;
  return false;
}
