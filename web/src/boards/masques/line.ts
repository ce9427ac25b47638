import type { Tongue } from '../../table/tongue';
import { isAward } from './fold';
import type { Event } from './game';

const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** What a bought card did. */
function effect(deed: readonly Event[], { say, word }: Tongue): string {
  for (const event of deed)
    switch (event.type) {
      case 'Struck':
        return word('masques-log-struck', { plot: say('named', event.plot) });
      case 'Summoned':
        return word('masques-log-called', { plot: say('named', event.plot) });
      case 'Escorted':
        return word('masques-log-moved', { plot: say('named', event.plot) });
      case 'Ferried':
        return word('masques-log-ferried', { one: say('named', event.one), other: say('named', event.other) });
      case 'Hidden':
        return word('masques-log-hid');
      case 'Traded':
        return word('masques-log-traded');
      case 'FoundNothing':
      case 'Declined':
        return word('masques-log-nothing');
      default:
    }
  return '';
}

/** Ada 2 seals, 1 ducat · Bruno 1 seal · 3 ties. */
function award(deed: readonly Event[], { seat, word }: Tongue): string {
  const won = deed.filter((event) => event.type === 'SealWon' || event.type === 'DucatWon');
  const winners = [...new Set(won.map(({ seat }) => seat))].sort((one, other) => one - other);
  const shares = winners.map((who) => {
    const own = won.filter(({ seat }) => seat === who);
    return word('masques-log-won', {
      name: seat(who),
      seals: of(own, 'SealWon').length,
      ducats: of(own, 'DucatWon').length,
    });
  });
  const ties = of(deed, 'Tied').length;
  const parts = [...shares, ...(ties > 0 ? [word('masques-ties', { count: ties })] : [])];
  return word('masques-log-award', { parts: parts.length > 0 ? parts.join(' · ') : word('masques-beat-nothing') });
}

/** The one line of a turn, or of an award. */
export function line(deed: readonly Event[], _: boolean, tongue: Tongue): string | null {
  const { say, form, seat, word } = tongue;
  if (deed[0] && isAward(deed[0])) return award(deed, tongue);
  const bought = of(deed, 'Bought')[0];
  if (bought) {
    const args = { name: seat(bought.seat), card: form('named', bought.influence, 'a'), price: bought.price };
    return word('masques-log-bought', { ...args, effect: effect(deed, tongue) });
  }
  const played = of(deed, 'Played')[0];
  if (played)
    return word('masques-log-played', {
      name: seat(played.seat),
      plot: say('named', played.plot),
      gap: played.gap,
    });
  const passed = of(deed, 'Passed')[0];
  return passed ? word('masques-log-passed', { name: seat(passed.seat) }) : null;
}
