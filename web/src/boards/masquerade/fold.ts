import type { masquerade } from '../../wire/types';
import { stays, type Lying, type Place } from './cards';
import type { Event, View } from './game';

type Lines = Lying[][];

/** The table a moment later, for these eyes: `mine` sees its own face-down cards. */
export function fold(view: View, event: Event, contents: masquerade.Contents, mine: number | null): View {
  const { lines, graveyard } = view;
  const face = (card: string, up: boolean) => faceOf(contents, card, up);
  switch (event.type) {
    case 'Dealt':
      return { ...view, lines: lines.map(() => []) };
    case 'Gathered':
      return { ...view, lines: lines.map(() => []), gathered: event.cards };
    case 'TurnBegan':
      return { ...view, turn: event.turn - 1, active: event.seat, phase: 'start', attacker: null };
    case 'Joined':
      return lines[event.place.seat - 1]!.length >= event.place.number
        ? view
        : { ...view, deck: Math.max(0, view.deck - 1), lines: joined(lines, event.place.seat, fresh(event.place)) };
    case 'Learned':
      return { ...view, lines: at(lines, event.place, { face: face(event.card, false) }) };
    case 'Laid':
      return { ...view, lines: at(lines, event.place, { up: event.up, open: false }) };
    case 'Revealed':
      return { ...view, lines: at(lines, event.place, ({ up }) => ({ face: face(event.card, up) })) };
    case 'TurnedUp':
      return { ...view, lines: at(lines, event.place, { up: true, open: false, face: face(event.card, true) }) };
    case 'TurnedDown':
      return {
        ...view,
        lines: at(lines, event.place, {
          up: false,
          face: event.place.seat === mine ? face(event.card, false) : null,
        }),
      };
    case 'Shuffled':
      return {
        ...view,
        lines: lines.with(
          event.seat - 1,
          lines[event.seat - 1]!.map((lying) =>
            lying.up || stays(event.staying, lying.place) ? lying : { ...lying, face: null },
          ),
        ),
      };
    case 'Attacked':
      return { ...view, attacker: event.attacker };
    case 'Killed':
    case 'Discarded':
      return { ...view, lines: without(lines, event.place), graveyard: [...graveyard, event.card] };
    case 'DiscardedTop':
      return { ...view, deck: view.deck - event.cards.length, graveyard: [...graveyard, ...event.cards] };
    case 'Raised':
    case 'ShuffledAway':
      return { ...view, graveyard: graveyard.filter((card) => card !== event.card) };
    case 'ChangedSides': {
      const moved = lines[event.from.seat - 1]?.[event.from.number - 1];
      return moved ? { ...view, lines: joined(without(lines, event.from), event.to, moved) } : view;
    }
    case 'Poisoned':
      return { ...view, lines: at(lines, event.place, { poisonedBy: event.by }) };
    default:
      return view;
  }
}

/** What a card reads as it lies: an arrow that agrees with it doubles. Texts may change that; the house says so at the end. */
export function faceOf({ cards }: masquerade.Contents, card: string, up: boolean): masquerade.Face | null {
  const guest = cards.find((other) => other.card === card);
  const now = ({ value, arrow }: masquerade.Figure) => (arrow === (up ? 'up' : 'down') ? 2 * value : value);
  return guest ? { card, attack: now(guest.attack), health: now(guest.health) } : null;
}

function fresh(place: Place): Lying {
  return { place, up: false, open: true, acted: false, poisonedBy: null, losses: 0, bonus: 0, face: null };
}

function at(lines: Lines, { seat, number }: Place, change: Partial<Lying> | ((lying: Lying) => Partial<Lying>)): Lines {
  const line = lines[seat - 1]!;
  const lying = line[number - 1];
  if (!lying) return lines;
  const changed = { ...lying, ...(typeof change === 'function' ? change(lying) : change) };
  return lines.with(seat - 1, line.with(number - 1, changed));
}

/** Places count anew when a card goes. */
function without(lines: Lines, { seat, number }: Place): Lines {
  return lines.with(seat - 1, numbered(lines[seat - 1]!.toSpliced(number - 1, 1), seat));
}

function joined(lines: Lines, seat: number, lying: Lying): Lines {
  return lines.with(seat - 1, numbered([...lines[seat - 1]!, lying], seat));
}

function numbered(line: Lying[], seat: number): Lying[] {
  return line.map((lying, i) => ({ ...lying, place: { type: 'InLine', seat, number: i + 1 } }));
}
