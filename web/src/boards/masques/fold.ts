import { COUNTED } from '../../table/beats';
import type { masques } from '../../wire/types';

type View = masques.View;
type Event = masques.Event;

/** What counts arcade by arcade when a dance ends. */
export type Award = Extract<
  Event,
  { type: 'DucatWon' | 'SealWon' | 'Tied' | 'Unplotted' | 'NobodyWon' | 'StayedDown' }
>;

export function isAward(event: Event): event is Award {
  return COUNTED.has(event.type);
}

/**
 * The table a moment later. A full ring and the next dance arrive together, so what is shown
 * in between is put together from what happened.
 */
export function fold(view: View, event: Event, factions: readonly string[]): View {
  const { gaps, arcades, guests } = view;
  switch (event.type) {
    case 'Played':
    case 'Summoned':
      return { ...view, gaps: gaps.with(event.gap, { plot: event.plot, influence: null, down: false }) };
    case 'Bought':
      return { ...view, gaps: gaps.with(event.gap, { plot: null, influence: event.influence, down: false }) };
    case 'Struck':
      return { ...view, gaps: gaps.with(event.gap, { ...gaps[event.gap]!, down: true }) };
    case 'Ferried':
    case 'Escorted':
      return { ...view, gaps: gaps.with(event.from, gaps[event.to]!).with(event.to, gaps[event.from]!) };
    case 'Hidden':
      return { ...view, arcades: arcades.with(event.arcade, { ...arcades[event.arcade]!, down: true }) };
    case 'Traded':
      return { ...view, arcades: traded(arcades, event.one, event.other) };
    case 'DucatWon':
      return {
        ...view,
        arcades: emptied(arcades, event.arcade),
        guests: changed(guests, event.seat, ({ ducats }) => ({ ducats: ducats + 1 })),
      };
    case 'SealWon': {
      const which = factions.indexOf(event.faction);
      return {
        ...view,
        arcades: emptied(arcades, event.arcade),
        guests: changed(guests, event.seat, ({ seals }) => ({ seals: seals.with(which, event.seals) })),
      };
    }
    case 'Discarded':
      return { ...view, guests: changed(guests, event.seat, () => ({ inHand: 0, hand: [] })) };
    default:
      return view;
  }
}

function emptied(arcades: masques.Arcade[], at: number): masques.Arcade[] {
  return arcades.with(at, { ...arcades[at]!, ducat: false, seal: null, down: false });
}

/** Tokens change places; what an arcade is marked for does not. */
function traded(arcades: masques.Arcade[], one: number, other: number): masques.Arcade[] {
  const [a, b] = [arcades[one]!, arcades[other]!];
  return arcades.with(one, { ...b, forSeals: a.forSeals }).with(other, { ...a, forSeals: b.forSeals });
}

function changed(
  guests: masques.Guest[],
  seat: number,
  how: (guest: masques.Guest) => Partial<masques.Guest>,
): masques.Guest[] {
  const guest = guests[seat - 1]!;
  return guests.with(seat - 1, { ...guest, ...how(guest) });
}
