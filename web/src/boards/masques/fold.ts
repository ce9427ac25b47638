import type { masques } from '../../wire/types';

type View = masques.View;
type Event = masques.Event;

/** What counts arcade by arcade when a dance ends. */
export type Award = Extract<
  Event,
  { type: 'DucatWon' | 'SealWon' | 'Tied' | 'Unplotted' | 'NobodyWon' | 'StayedDown' }
>;

const AWARDS = new Set<Event['type']>(['DucatWon', 'SealWon', 'Tied', 'Unplotted', 'NobodyWon', 'StayedDown']);

export function isAward(event: Event): event is Award {
  return AWARDS.has(event.type);
}

/** The table a moment later: one message may bring a full ring, its award and the next dance. */
export function fold(view: View, event: Event, factions: readonly string[]): View {
  const { gaps, arcades, guests } = view;
  switch (event.type) {
    case 'FamilyTaken':
      return {
        ...view,
        guests: changed(guests, event.seat, ({ families }) => ({ families: [...families, event.family] })),
      };
    case 'DanceBegan':
      return {
        ...view,
        dance: event.dance,
        first: event.first,
        gaps: gaps.map(() => ({ plot: null, influence: null, down: false })),
      };
    case 'DucatLaid':
      return { ...view, arcades: arcades.with(event.arcade, { ...arcades[event.arcade]!, ducat: true, down: false }) };
    case 'SealLaid':
      return {
        ...view,
        arcades: arcades.with(event.arcade, { ...arcades[event.arcade]!, seal: event.faction, down: false }),
      };
    case 'TurnedUp':
      return { ...view, arcades: arcades.with(event.arcade, { ...arcades[event.arcade]!, down: false }) };
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn };
    case 'Played':
    case 'Summoned':
      return {
        ...view,
        gaps: gaps.with(event.gap, { plot: event.plot, influence: null, down: false }),
        guests: changed(guests, event.seat, ({ inHand, hand }) => ({
          inHand: Math.max(0, inHand - 1),
          hand: hand.toSpliced(hand.indexOf(event.plot), hand.includes(event.plot) ? 1 : 0),
        })),
      };
    case 'Bought':
      return {
        ...view,
        gaps: gaps.with(event.gap, { plot: null, influence: event.influence, down: false }),
        guests: changed(guests, event.seat, ({ ducats }) => ({ ducats: ducats - event.price })),
      };
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
