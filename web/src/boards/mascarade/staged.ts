import type { Event, Place, Table } from './game';
import { placesOf } from './game';
import type { Box, Layout } from './ring';
import type { Turned } from './scene.svelte';
import { claimed, of } from './telling';

/** A card that was brought to the middle of the table for all to see. */
export interface Staged {
  seat: number;
  place: Place;
  turned: Turned | null;
}
export interface Stageplay {
  cards: Staged[];
  /** What all want to see. */
  sought: string | null;
  /** All have turned. */
  decided: boolean;
  lights: 0 | 60 | 90;
}

const DARK: readonly string[] = ['Hush', 'Unmasked', 'Verdict'];
const AIR: readonly string[] = [
  ...['Announced', 'Passed', 'Claimed', 'Silence', 'Questioned', 'Named'],
  ...['Challenged', 'CoinsHidden', 'Guessed', 'HandOpened'],
];

/** What the beat that is on is of; between two beats, what the last one was of. */
function kindOf({ begun, latest }: Table): string {
  const beat = begun ?? latest;
  if (!beat || beat.still) return '';
  return beat.held ?? beat.events.at(-1)?.type ?? '';
}

/**
 * Whose cards are asked for, in the order in which they are turned: the announcer's, then those of all who claimed it as
 * they spoke; or the one of whoever was questioned. The order tells nothing.
 */
function asked(table: Table): { seat: number; place: Place }[] {
  const deed: readonly Event[] = table.deed;
  const named = of(deed, 'Named').at(-1);
  if (named) {
    const shown = of(deed, 'Unmasked').findLast(({ seat }) => seat === named.seat);
    const places = placesOf(table, named.seat);
    const place = shown?.place ?? (places.length === 1 ? places[0] : undefined);
    return place ? [{ seat: named.seat, place }] : [];
  }
  return [...of(deed, 'Announced').slice(-1), ...of(deed, 'Claimed')].map(({ seat, place }) => ({ seat, place }));
}

/** What stands on the stage now, as far as it has been told. */
export function stageplay(table: Table, turned: ReadonlyMap<number, Turned>): Stageplay {
  const kind = kindOf(table);
  const sought = claimed(table.deed);
  const on = DARK.includes(kind);
  const cards = on ? asked(table).map((card) => ({ ...card, turned: turned.get(card.place.index) ?? null })) : [];
  const decided = kind === 'Verdict';
  const nobody = decided && cards.every((card) => card.turned?.verdict !== 'right');
  return { cards, sought, decided, lights: on && !nobody ? 90 : AIR.includes(kind) && table.begun ? 60 : 0 };
}

/** Where the stage is: the middle of the table, or on a narrow one what is free below the chairs, if that is more. */
export function stageBox({ chairs, centre, columns, cards, u }: Layout, width: number, height: number): Box {
  if (cards) {
    const top = Math.min(...chairs.map(({ y, h }) => y + h)) + 6 * u;
    const w = Math.min(width * 0.94, 600 * u);
    return { x: (width - w) / 2, y: top, w, h: height - top - 10 * u };
  }
  if (!columns) return centre;
  const top = Math.max(0, ...chairs.map(({ y, h }) => y + h)) + 5;
  const below = { x: 5, y: top, w: width - 10, h: height - top - 5 };
  return Math.min(below.w, below.h) > Math.min(centre.w, centre.h) ? below : centre;
}

/** How wide cards may be so that all of them stand in the box with their names and stamps. */
export function cardWidth(count: number, { w, h }: Box, u: number): { width: number; rows: number } {
  const GAP = 12;
  const BELOW = 64;
  // Two lines, and a third one below them.
  const HEADLINE = Math.min(96, h * 0.3);
  const fit = (rows: number) => {
    const across = Math.ceil(count / rows);
    return Math.min((w - GAP * (across + 1)) / across / 1.08, (h - HEADLINE - rows * BELOW) / rows / 1.36);
  };
  const usual = count <= 3 ? 132 : count <= 5 ? 104 : 84;
  const rows = fit(2) > fit(1) ? 2 : 1;
  return { width: Math.max(34, Math.min(usual * u, fit(rows))), rows };
}
