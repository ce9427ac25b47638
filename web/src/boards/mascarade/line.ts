import type { Tongue } from '../../table/tongue';
import { changesOf } from './changes';
import type { Event } from './game';
import { of } from './telling';

/** Rosaura +2, Ada −1. */
function purses(deed: readonly Event[], { seat }: Tongue): string[] {
  return [...changesOf(deed, [])]
    .filter(([, coins]) => coins !== 0)
    .sort(([, one], [, other]) => other - one)
    .map(([who, coins]) => `${seat(who)} ${coins > 0 ? '+' : '−'}${Math.abs(coins)}`);
}

/** What a power did beside moving coins. */
function powers(deed: readonly Event[], { say, seat, word, form }: Tongue): string[] {
  return deed.flatMap((event, i) => {
    switch (event.type) {
      case 'FortunesExchanged':
        return [word('mascarade-log-purses', { one: seat(event.one), other: seat(event.other) })];
      case 'PlacesChanged':
        return [word('mascarade-log-places', { one: seat(event.one), other: seat(event.other) })];
      case 'CardsHandled':
        return [word('mascarade-log-handled', { one: say('place', event.one), other: say('place', event.other) })];
      // Where the card is forgotten, so is what its owner said of it.
      case 'Named': {
        const shown = deed.slice(i).find(({ type }) => type === 'Unmasked') as Unmasked | undefined;
        const args = { name: seat(event.seat), mask: form('named', event.mask, 'the') };
        return shown ? [word('mascarade-log-named', { ...args, right: shown.mask === event.mask ? 'yes' : 'no' })] : [];
      }
      default:
        return [];
    }
  });
}
type Unmasked = Extract<Event, { type: 'Unmasked' }>;

/** Ada announced the Queen, but Rosaura was the real one. */
function answered(deed: readonly Event[], over: boolean, { say, seat, form, word }: Tongue): [string, boolean] {
  const announced = of(deed, 'Announced')[0]!;
  const claims = of(deed, 'Claimed').map(({ seat }) => seat);
  const names = say('list:seat', claims);
  const args = { name: seat(announced.seat), mask: form('named', announced.mask, 'the') };
  const used = deed.findIndex(({ type }) => type === 'PowerUsed' || type === 'Fined');
  const shown = of(deed.slice(0, used < 0 ? deed.length : used), 'Unmasked');
  // Whoever spoke used the power or paid for it: so many objected, though nobody remembers who.
  const spoke = deed.filter(({ type }) => type === 'PowerUsed' || type === 'Fined').length;
  if (over && shown.length === 0 && spoke > 1)
    return [word('mascarade-log-forgotten', { ...args, count: spoke - 1 }), false];
  if (claims.length === 0) {
    const silent = over || used >= 0;
    return [word(silent ? 'mascarade-log-silence' : 'mascarade-log-announces', args), silent];
  }
  const count = claims.length;
  if (shown.length === 0) return [word('mascarade-log-objected', { ...args, names, count }), false];
  // Who was right is known when all have shown.
  if (shown.length <= count) return [word('mascarade-log-objected', { ...args, names, count }), false];
  const right = shown.filter(({ mask }) => mask === announced.mask).map(({ seat }) => seat);
  const wrong = { ...args, names: say('list:seat', [announced.seat, ...claims]) };
  if (right.length === 0) return [word('mascarade-log-nobody', wrong), true];
  if (right.length === 1 && right[0] === announced.seat)
    return [word('mascarade-log-true', { ...args, names, count }), true];
  return [word('mascarade-log-caught', { ...args, names: say('list:seat', right), count: right.length }), true];
}

/** The one line of a turn. */
export function line(deed: readonly Event[], over: boolean, tongue: Tongue): string | null {
  const { say, seat, word } = tongue;
  if (of(deed, 'Announced').length > 0) {
    const [said, known] = answered(deed, over, tongue);
    const came = known ? [...powers(deed, tongue), ...purses(deed, tongue)] : [];
    return came.length > 0 ? word('mascarade-log-came', { said, came: came.join(', ') }) : said;
  }
  const handled = of(deed, 'CardsHandled')[0];
  if (handled) return word('mascarade-log-swapped', { name: seat(handled.by), place: say('place', handled.other) });
  const looked = of(deed, 'Looked')[0];
  return looked ? word('mascarade-log-looked', { name: seat(looked.seat) }) : null;
}
