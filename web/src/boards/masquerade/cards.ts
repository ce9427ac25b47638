import type { masquerade } from '../../wire/types';

export type Guest = masquerade.Guest;
export type Lying = masquerade.Lying;
export type Place = masquerade.Place;

/** `2.3`: how the screen names the third card before seat 2. */
export function keyOf({ seat, number }: { seat: number; number: number }): string {
  return `${seat}.${number}`;
}

/** Whether a shuffle has left this place alone. */
export function stays(staying: readonly Place[], place: { seat: number; number: number }): boolean {
  return staying.some((other) => keyOf(other) === keyOf(place));
}

/** What a figure of a card reads: what is printed, whether its arrow counts now, and what comes of it. */
export interface Reading {
  printed: number;
  arrow: 'none' | 'up' | 'down';
  doubled: boolean;
  now: number;
}

export function reading(figure: masquerade.Figure, up: boolean | null, now: number): Reading {
  const doubled = up !== null && figure.arrow === (up ? 'up' : 'down');
  return { printed: figure.value, arrow: figure.arrow, doubled, now };
}

/** The printed figure as it counts now: `4×2`. */
export function printedAs({ printed, doubled }: Reading): string {
  return doubled ? `${printed}×2` : String(printed);
}

/** The moments of a card's text, as the words and the pictures call them: `flip-up`. */
export function whens(guest: Guest): string[] {
  if (!guest.standing) return guest.moments;
  return [...guest.moments, guest.heardFaceDown ? 'always' : 'face-up'];
}

/** Every seat but the one in the dock, clockwise from there. */
export function around(players: number, own: number | null): number[] {
  const seats = Array.from({ length: players }, (_, i) => ((i + (own ?? 0)) % players) + 1);
  return seats.filter((seat) => seat !== own);
}
