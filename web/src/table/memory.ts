import type { Step } from '../wire/types';

/** As much of the past as a table of this memory keeps: in classic, this turn and the round before it, without `identities`. */
export function remembered(
  steps: readonly Step[],
  memory: string,
  players: number,
  identities: ReadonlySet<string>,
): Step[] {
  if (memory !== 'classic') return [...steps];
  const turns = steps.flatMap((step, i) => (step.events.some((event) => event.type === 'TurnBegan') ? [i] : []));
  const now = turns.at(-1) ?? 0;
  const from = turns.at(-(players + 1)) ?? 0;
  return steps
    .slice(from)
    .map((step, i) =>
      from + i >= now ? step : { ...step, events: step.events.filter(({ type }) => !identities.has(type)) },
    );
}
