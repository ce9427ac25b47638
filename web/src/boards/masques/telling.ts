import type { Telling } from '../../table/manifest';
import type { Tongue } from '../../table/tongue';
import type * as wire from '../../wire/types';
import { fold, isAward } from './fold';
import type { Event, View } from './game';

export const AWARDS = ['SealWon', 'DucatWon', 'Tied', 'StayedDown', 'Unplotted', 'NobodyWon'];
/** The token has flown to its rack. */
const LANDED = 0.85;
const HAND: ReadonlySet<string> = new Set(['PlotDealt', 'Received']);
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

/** The plot card of that family beside an arcade, else the first there; and the other. Gap g lies behind arcade g. */
export function beside(
  view: View,
  arcade: number,
  family: string | null,
): { one: string | null; other: string | null } {
  const { gaps } = view;
  const plots = [gaps.at(arcade - 1), gaps[arcade]].flatMap((gap) => (gap?.plot && !gap.down ? [gap.plot] : []));
  const [one, other] = plots;
  // Two of one family: the higher number won.
  const mine = plots.filter((plot) => plot.startsWith(`${family}-`)).sort();
  const first = mine.at(-1) ?? one ?? null;
  return { one: first, other: (first === one ? other : one) ?? null };
}

/** One more seal of a kind, or of another kind, wins the game. */
function close(view: View, { seat, seals }: { seat: number; seals: number }): boolean {
  const kinds = view.guests[seat - 1]!.seals.filter((count) => count > 0).length + (seals === 1 ? 1 : 0);
  return seals === 3 || (seals === 1 && kinds === 4);
}

/** Venier 4 beats Foscari 3. The Clergy seal goes to Pantalone. */
function found(events: readonly Event[], { say, seat, word }: Tongue, view: View | null): string | null {
  const [award, ...more] = events.filter(isAward);
  if (!award || !view || events.some((event) => !isAward(event))) return null;
  if (more.length > 0) return word('masques-beat-none');
  if (award.type === 'SealWon' || award.type === 'DucatWon') {
    const { one, other } = beside(view, award.arcade, award.family);
    if (one === null) return null;
    const beats = word(other ? 'masques-beat-beats' : 'masques-beat-alone', {
      winner: say('named', one),
      loser: other ? say('named', other) : '',
    });
    const seal = award.type === 'SealWon' ? say('named', award.faction) : '';
    const goes = word(seal ? 'masques-beat-seal' : 'masques-beat-ducat', { name: seat(award.seat), faction: seal });
    const last = award.type === 'SealWon' && close(view, award) ? [word('masques-beat-close')] : [];
    return [beats, goes, ...last].join(' ');
  }
  if (award.type !== 'Tied') return null;
  const { one, other } = beside(view, award.arcade, null);
  return one && other ? word('masques-beat-tie', { one: say('named', one), other: say('named', other) }) : null;
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
  words: ({ events, held }, deed, tongue, before) => {
    const told = events as Event[];
    if (held === 'Lantern') return tongue.word('masques-beat-lantern');
    if (held === 'Hush') return tongue.word('masques-beat-hush');
    if (held === 'Total') return total(deed as Event[], tongue);
    if (held !== null) return '';
    const walked = found(told, tongue, before as View | null);
    if (walked !== null) return walked;
    // Which cards are one's own is nobody else's business: the hand shows it, and no heading or loudspeaker.
    const all = told.find(({ type }) => type === 'PlotsDealt' || type === 'PacketsPassed');
    if (all && told.every((event) => event === all || HAND.has(event.type))) return tongue.say('event', all);
    const [seals, ducats] = [count(told, 'SealLaid'), count(told, 'DucatLaid')];
    return seals + ducats > 0 ? tongue.word('masques-beat-tokens', { seals, ducats }) : null;
  },
  outcome: new Set([
    ...['Played', 'Bought', 'Passed', 'Struck', 'Summoned', 'Ferried', 'Escorted', 'Hidden', 'Traded'],
    ...['FoundNothing', 'Declined', 'Total', 'Ended'],
  ]),
  climax: new Set(['Lantern', 'Hush', 'Ended']),
  bares: () => false,
  keeps: ({ held, events }, seat) =>
    held === 'Total' ||
    held === 'Ended' ||
    (events as Event[]).some(
      (event) =>
        event.type === 'Ended' || ((event.type === 'SealWon' || event.type === 'DucatWon') && event.seat === seat),
    ),
};
