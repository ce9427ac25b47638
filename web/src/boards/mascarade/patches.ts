import type { Patch } from '../../table/manifest';
import type * as wire from '../../wire/types';
import type { Event, View } from './game';

/** Coins leave as they take off, and are there when they have landed. */
const TAKE_OFF = 0.15;
const LANDING = 0.8;

type Change = (view: View) => Partial<View>;
const patch = (at: number, change: Change): Patch => ({
  at,
  apply: (view) => ({ ...view, ...change(view as View) }) as wire.View,
});
const add =
  (seat: number, coins: number): Change =>
  ({ purses }) => ({
    purses: purses.with(seat - 1, (purses[seat - 1] ?? 0) + coins),
  });
const exchanged = <T>(list: T[], one: number, other: number): T[] =>
  list.with(one - 1, list[other - 1]!).with(other - 1, list[one - 1]!);

/** What becomes of the table with an event, as far as everybody sees it. */
export function patches(event: Event): Patch[] {
  switch (event.type) {
    case 'TurnBegan':
      return [
        patch(0, () => ({ turn: event.turn - 1, active: event.seat, announced: null, claimants: [], cards: [] })),
      ];
    case 'Announced':
      return [patch(0, () => ({ announced: event.mask, claimants: [] }))];
    case 'Claimed':
      return [patch(0, ({ claimants }) => ({ claimants: [...claimants, event.seat] }))];
    case 'TookFromBank':
      return [
        patch(TAKE_OFF, ({ bank }) => ({ bank: bank - event.coins })),
        patch(LANDING, add(event.seat, event.coins)),
      ];
    case 'TookCourthouse':
      return [
        patch(TAKE_OFF, ({ courthouse }) => ({ courthouse: courthouse - event.coins })),
        patch(LANDING, add(event.seat, event.coins)),
      ];
    case 'Paid':
      return [patch(TAKE_OFF, add(event.from, -event.coins)), patch(LANDING, add(event.to, event.coins))];
    case 'Fined':
      return [
        patch(TAKE_OFF, add(event.seat, -event.coins)),
        patch(LANDING, ({ courthouse }) => ({ courthouse: courthouse + event.coins })),
      ];
    case 'FortunesExchanged':
      return [patch(LANDING, ({ purses }) => ({ purses: exchanged(purses, event.one, event.other) }))];
    case 'PlacesChanged':
      return [patch(0, ({ sitting }) => ({ sitting: exchanged(sitting, event.one, event.other) }))];
    default:
      return [];
  }
}
