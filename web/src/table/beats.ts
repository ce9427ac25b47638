import type { Event } from '../wire/types';

/** How long the table dwells on what happened, in milliseconds. Secret alternatives have one event, so one length. */
const BEATS: Partial<Record<Event['type'], number>> = {
  Dealt: 80,
  CardsHandled: 1500,
  Looked: 1500,
  Announced: 900,
  Claimed: 700,
  Passed: 250,
  Unmasked: 900,
  PowerUsed: 500,
  TookFromBank: 600,
  TookCourthouse: 600,
  Paid: 600,
  Fined: 600,
  FortunesExchanged: 900,
  PlacesChanged: 1200,
  Spied: 900,
  Questioned: 700,
  Named: 900,
  HeldUp: 900,
  ShownToOthers: 900,
  Played: 500,
  Bought: 500,
  DucatWon: 450,
  SealWon: 600,
  Tied: 350,
  Unplotted: 250,
  NobodyWon: 300,
  StayedDown: 250,
  Attacked: 600,
  Compared: 900,
  Killed: 600,
  TurnedUp: 500,
  TurnedDown: 400,
  TextUsed: 600,
  Joined: 320,
};

const LONGEST = 2400;
/** What counts arcade by arcade when a dance of Masques ends. That walk may take longer, and never as long as would have it skipped. */
export const COUNTED: ReadonlySet<Event['type']> = new Set([
  'DucatWon',
  'SealWon',
  'Tied',
  'Unplotted',
  'NobodyWon',
  'StayedDown',
]);
const LONGEST_WALK = 3800;

export function span(events: readonly Event[], motion: number): number {
  const sum = events.reduce((total, event) => total + (BEATS[event.type] ?? 0), 0);
  const walks = events.some(({ type }) => COUNTED.has(type));
  return Math.min(sum, walks ? LONGEST_WALK : LONGEST) * motion;
}
