import type { Event } from './game';

/** How long each thing is watched, in milliseconds, before a scene is fitted into the time it is given. */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  Dealt: 80,
  CardsHandled: 1500,
  Looked: 1500,
  Spied: 900,
  Announced: 900,
  Claimed: 700,
  Passed: 250,
  PowerUsed: 400,
  Unmasked: 900,
  TookFromBank: 600,
  TookCourthouse: 600,
  Paid: 600,
  Fined: 600,
  FortunesExchanged: 900,
  PlacesChanged: 1200,
  Questioned: 700,
  Named: 900,
  HeldUp: 900,
};

export interface Cue {
  event: Event;
  at: number;
  length: number;
}

/** When each event of a scene is shown. Cards are unmasked together, and what only one sees takes no time. */
export function cues(events: readonly Event[], span: number): Cue[] {
  let at = 0;
  const all = events.map((event, i) => {
    const together = event.type === 'Unmasked' && events[i + 1]?.type === 'Unmasked';
    const length = LENGTHS[event.type] ?? 0;
    const cue = { event, at, length };
    if (!together) at += length;
    return cue;
  });
  const scale = at === 0 ? 0 : span / at;
  return all.map((cue) => ({ event: cue.event, at: cue.at * scale, length: cue.length * scale }));
}

/**
 * An event of a scene in which two people change places, told with who sat where before they did:
 * names are those of now, so the two chairs are exchanged.
 */
export function asThen(event: Event, events: readonly Event[]): Event {
  const change = events.slice(events.indexOf(event)).find(({ type }) => type === 'PlacesChanged');
  if (change?.type !== 'PlacesChanged') return event;
  const { one, other } = change;
  const turned = (value: unknown): unknown => {
    if (value === one) return other;
    if (value === other) return one;
    return typeof value === 'object' && value !== null
      ? { ...value, ...('seat' in value ? { seat: turned(value.seat) } : {}) }
      : value;
  };
  const SEATS = ['seat', 'from', 'to', 'one', 'other', 'by', 'place'];
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, SEATS.includes(key) ? turned(value) : value]),
  ) as Event;
}

/** What was claimed of a card that is now turned up: the name given last, or the announcement. */
export function claimed(events: readonly Event[]): string | null {
  const last = events.findLast((event) => event.type === 'Named' || event.type === 'Announced');
  return last && 'mask' in last ? last.mask : null;
}
