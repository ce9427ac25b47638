import type { masquerade } from '../../wire/types';
import { stays } from './cards';

type Event = masquerade.Event;
type Place = masquerade.Place;

/** One card on its way through some events: where it lay before them, and where after. */
export interface Track {
  from: string | null;
  to: string | null;
}

export interface Step {
  event: Event;
  tracks: Track[];
}

/**
 * Follows the cards through events: places count anew whenever a card goes, so the third card of one
 * event may be the second of the next. `sizes` are the lengths of the lines before.
 */
export function trace(events: readonly Event[], sizes: readonly number[]): Step[] {
  const lines: Track[][] = sizes.map((size, i) =>
    Array.from({ length: size }, (_, n) => ({ from: `${i + 1}.${n + 1}`, to: null })),
  );
  let moving: Track | null = null;
  const at = ({ seat, number }: Place) => lines[seat - 1]?.[number - 1];
  const only = (track: Track | undefined | null) => (track ? [track] : []);
  const leave = ({ seat, number }: Place) => only(lines[seat - 1]?.splice(number - 1, 1)[0]);

  const steps = events.map((event): Step => {
    switch (event.type) {
      case 'Joined': {
        const track: Track = moving ?? { from: null, to: null };
        moving = null;
        lines[event.place.seat - 1]?.push(track);
        return { event, tracks: [track] };
      }
      case 'ChangedSides': {
        const tracks = leave(event.from);
        moving = tracks[0] ?? null;
        return { event, tracks };
      }
      case 'Killed':
      case 'Discarded':
        return { event, tracks: leave(event.place) };
      case 'Gathered':
        return { event, tracks: lines.flatMap((line) => line.splice(0)) };
      case 'Attacked':
        return { event, tracks: [...only(at(event.attacker)), ...only(at(event.target))] };
      case 'Shuffled':
        return {
          event,
          tracks: (lines[event.seat - 1] ?? []).filter(
            (_, i) => !stays(event.staying, { seat: event.seat, number: i + 1 }),
          ),
        };
      case 'Summoned':
        return { event, tracks: event.places.flatMap((place) => only(at(place))) };
      default:
        return { event, tracks: 'place' in event ? only(at(event.place)) : [] };
    }
  });
  lines.forEach((line, i) => line.forEach((track, n) => (track.to = `${i + 1}.${n + 1}`)));
  return steps;
}
