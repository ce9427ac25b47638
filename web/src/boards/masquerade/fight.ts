import { keyOf, type Place } from './cards';
import type { Event, View } from './game';

export type Fate = 'stands' | 'falls' | 'spared';

/** One of the two cards of a fight. */
export interface Fighter {
  place: Place;
  /** Null as long as not everybody may know. */
  card: string | null;
  /** It lay face down when the fight began. */
  down: boolean;
  /** The attack or the health that counted, once it was told. */
  figure: number | null;
  fate: Fate | null;
}

export interface Fight {
  attacker: Fighter;
  target: Fighter;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
export const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Of<T> => event.type === type);

/** The last fight of a deed as far as it was told: `view` shows what lies face up until it was. */
export function fightOf(deed: readonly Event[], view: View): Fight | null {
  const at = deed.findLastIndex(({ type }) => type === 'Attacked');
  const attacked = deed[at];
  if (attacked?.type !== 'Attacked') return null;
  const since = deed.slice(at + 1);
  const compared = of(since, 'Compared')[0];
  const shown = new Set(of(since, 'Revealed').map(({ place }) => keyOf(place)));
  const dead = of(since, 'Killed').map(({ card }) => card);
  const spared = [...of(since, 'Unharmed'), ...of(since, 'Shielded')].map(({ card }) => card);

  const fate = (card: string): Fate | null => {
    if (dead.includes(card)) return 'falls';
    if (spared.includes(card)) return 'spared';
    return dead.length + spared.length > 0 ? 'stands' : null;
  };
  const fighter = (place: Place, card: string | undefined, figure: number | undefined): Fighter => {
    const lies = view.lines[place.seat - 1]?.[place.number - 1];
    const up = lies?.up ? (lies.face?.card ?? null) : null;
    const known = card ?? up;
    return {
      place,
      card: known,
      down: compared ? shown.has(keyOf(place)) : up === null,
      figure: figure ?? null,
      fate: known && compared ? fate(known) : null,
    };
  };
  return {
    attacker: fighter(attacked.attacker, compared?.attacker, compared?.attack),
    target: fighter(attacked.target, compared?.target, compared?.health),
  };
}
