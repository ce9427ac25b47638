import type { Telling } from '../../table/manifest';
import type { Tongue } from '../../table/tongue';
import type * as wire from '../../wire/types';
import { fold, isAward } from './fold';
import type { Event, View } from './game';

export const AWARDS = ['SealWon', 'DucatWon', 'Tied', 'StayedDown', 'Unplotted', 'NobodyWon'];
/** The token has flown to its rack. */
const LANDED = 0.85;
const TELLS: Record<string, number> = { SealWon: 0.3, DucatWon: 0.3, Tied: 0.3 };

function count(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length;
}

/** What each has won: 2 seals and 1 ducat for Ada. */
function total(deed: readonly Event[], { seat, word }: Tongue): string {
  const seats = [...new Set(deed.flatMap((event) => (isAward(event) && 'seat' in event ? [event.seat] : [])))];
  if (seats.length === 0) return word('masques-beat-nothing');
  return seats
    .sort((one, other) => one - other)
    .map((who) => {
      const won = deed.filter((event) => isAward(event) && 'seat' in event && event.seat === who);
      return word('masques-beat-total', {
        name: seat(who),
        seals: count(won, 'SealWon'),
        ducats: count(won, 'DucatWon'),
      });
    })
    .join(' ');
}

export const telling: Telling = {
  tells: TELLS,
  flows: new Set([...AWARDS, 'TurnBegan', 'Chose', 'PacketsPassed', 'PlotsDealt', 'Discarded']),
  bare: (view) => {
    const { guests, arcades, gaps } = view as View;
    return {
      ...view,
      guests: guests.map((guest) => ({ ...guest, families: [], inHand: 0, toPickFrom: 0, hand: [], packet: [] })),
      arcades: arcades.map((arcade) => ({ ...arcade, ducat: false, seal: null, down: false })),
      gaps: gaps.map(() => ({ plot: null, influence: null, down: false })),
    } as wire.View;
  },
  patches: (event, contents) => [
    {
      at: event.type === 'SealWon' || event.type === 'DucatWon' ? LANDED : (TELLS[event.type] ?? 0),
      apply: (view) => fold(view as View, event as Event, (contents as wire.masques.Contents).factions),
    },
  ],
  words: ({ events, held }, deed, tongue) => {
    const told = events as Event[];
    if (held === 'Lantern') return tongue.word('masques-beat-lantern');
    if (held === 'Total') return total(deed as Event[], tongue);
    if (held !== null) return '';
    const [seals, ducats] = [count(told, 'SealLaid'), count(told, 'DucatLaid')];
    return seals + ducats > 0 ? tongue.word('masques-beat-tokens', { seals, ducats }) : null;
  },
  outcome: new Set([
    ...['Played', 'Bought', 'Passed', 'Struck', 'Summoned', 'Ferried', 'Escorted', 'Hidden', 'Traded'],
    ...['FoundNothing', 'Declined', 'Total', 'Ended'],
  ]),
  climax: new Set(['Lantern', 'Ended']),
  bares: () => false,
  keeps: ({ held, events }, seat) =>
    held === 'Total' ||
    held === 'Ended' ||
    (events as Event[]).some(
      (event) =>
        event.type === 'Ended' || ((event.type === 'SealWon' || event.type === 'DucatWon') && event.seat === seat),
    ),
};
