import type { Event } from './game';

/** What events changed in everybody's purse, by seat; `had` is what was in the purses before. */
export function changesOf(events: readonly Event[], had: readonly number[]): Map<number, number> {
  const changes = new Map<number, number>();
  const add = (seat: number, coins: number) => changes.set(seat, (changes.get(seat) ?? 0) + coins);
  for (const event of events) {
    if (event.type === 'TookFromBank' || event.type === 'TookCourthouse') add(event.seat, event.coins);
    if (event.type === 'Fined') add(event.seat, -event.coins);
    if (event.type === 'Paid') {
      add(event.from, -event.coins);
      add(event.to, event.coins);
    }
    if (event.type === 'FortunesExchanged') {
      const more = (had[event.other - 1] ?? 0) - (had[event.one - 1] ?? 0);
      add(event.one, more);
      add(event.other, -more);
    }
  }
  return changes;
}
