import type { Event, Position, Step } from '../wire/types';

/** Who sits where: player numbers by seat. */
export type Sitting = readonly number[];

export function sittingOf(position: Position | null, chairs: number): Sitting {
  const view = position?.view;
  if (view && 'sitting' in view) return view.sitting;
  return Array.from({ length: chairs }, (_, i) => i + 1);
}

/** Who sat where as each event happened, found backwards from who sits where now. */
export function sittings(steps: readonly Pick<Step, 'events'>[], now: Sitting): Sitting[][] {
  let sitting = now;
  return steps
    .toReversed()
    .map((step) =>
      step.events
        .toReversed()
        .map((event) => (sitting = before(event, sitting)))
        .toReversed(),
    )
    .toReversed();
}

function before(event: Event, sitting: Sitting): Sitting {
  if (event.type !== 'PlacesChanged') return sitting;
  const changed = [...sitting];
  changed[event.one - 1] = sitting[event.other - 1]!;
  changed[event.other - 1] = sitting[event.one - 1]!;
  return changed;
}
