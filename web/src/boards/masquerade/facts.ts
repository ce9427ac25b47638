import type { Fact } from '../../table/board';
import type { masquerade } from '../../wire/types';
import { stays } from './cards';
import type { Table } from './field.svelte';

type Event = masquerade.Event;
/** What is known of a line: the card in each place, or null; and those that are in it, but nobody can say where. */
export interface Line {
  places: (string | null)[];
  somewhere: string[];
}

/** Follows the lines through everything heard. Places count anew when a card leaves; mixing makes face-down places unknown. */
export function lines(
  events: readonly Event[],
  players: number,
  up: (seat: number, number: number) => boolean,
): Line[] {
  const all: Line[] = Array.from({ length: players }, () => ({ places: [], somewhere: [] }));
  let moving: string | null = null;
  const name = ({ seat, number }: masquerade.Place, card: string) => {
    const line = all[seat - 1]!;
    line.places[number - 1] = card;
    line.somewhere = line.somewhere.filter((other) => other !== card);
  };
  const leave = ({ seat, number }: masquerade.Place) => all[seat - 1]!.places.splice(number - 1, 1)[0] ?? null;
  for (const event of events) {
    switch (event.type) {
      case 'Dealt':
      case 'Gathered':
        all.forEach((line) => Object.assign(line, { places: [], somewhere: [] }));
        break;
      case 'Joined':
        all[event.place.seat - 1]!.places.push(moving);
        moving = null;
        break;
      case 'Learned':
      case 'Revealed':
      case 'TurnedUp':
      case 'TurnedDown':
        name(event.place, event.card);
        break;
      case 'Killed':
      case 'Discarded':
        name(event.place, event.card);
        leave(event.place);
        break;
      case 'ChangedSides':
        moving = leave(event.from);
        break;
      case 'Shuffled': {
        const line = all[event.seat - 1]!;
        const mixed = line.places.map((_, i) => !stays(event.staying, { seat: event.seat, number: i + 1 }));
        line.somewhere = [
          ...line.somewhere,
          ...line.places.filter((card, i): card is string => card !== null && mixed[i]!),
        ];
        line.places = line.places.map((card, i) => (mixed[i] ? null : card));
        break;
      }
      default:
    }
  }
  // Whatever lies face up is seen anyway, so what was mixed with it has been found again.
  all.forEach(
    (line, i) =>
      (line.somewhere = line.somewhere.filter(
        (card) => !line.places.some((place, n) => place === card && up(i + 1, n + 1)),
      )),
  );
  return all;
}

/** What a table that helps to remember works out: who lies face down in the lines of the others, as far as it was ever seen. */
export function facts(table: Table): Fact[] {
  const { view } = table;
  const open = new Set(view.lines.flat().flatMap(({ up, face }) => (up && face ? [face.card] : [])));
  const known = lines(
    (table.steps ?? []).flatMap(({ events }) => events),
    view.lines.length,
    (seat, number) => view.lines[seat - 1]?.[number - 1]?.up ?? false,
  );
  return view.lines.map((line, i): Fact => {
    const seat = i + 1;
    const { places, somewhere } = known[i]!;
    // Whoever came later has not heard everything: then nothing is claimed.
    const whole = places.length === line.length;
    const down =
      whole && seat !== table.mySeat
        ? line.flatMap((lying, n) =>
            !lying.up && places[n]
              ? [table.word('masquerade-fact-seen', { number: n + 1, card: table.say('named', places[n]) })]
              : [],
          )
        : [];
    const mixed = whole ? somewhere.filter((card) => !open.has(card) && !view.graveyard.includes(card)) : [];
    return {
      seat,
      about: '',
      said: [
        ...down,
        ...(mixed.length > 0 && seat !== table.mySeat
          ? [table.word('masquerade-fact-somewhere', { cards: table.say('list:named', mixed) })]
          : []),
      ],
      masks: [],
    };
  });
}
