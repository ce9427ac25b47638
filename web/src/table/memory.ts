import type { Event, Step } from '../wire/types';

/** What tells who somebody is. Where memory is part of the game, it is not written down. */
const IDENTITIES = new Set<Event['type']>(['Dealt', 'Glimpsed', 'Unmasked', 'ShownToOthers', 'SwapDecided']);

/** What one sees only while one holds it: it is neither written down nor read aloud. */
const SECRETS = new Set<Event['type']>(['Glimpsed', 'SwapDecided', 'Learned', 'LookedOver']);

export function isSecret({ type }: Event): boolean {
  return SECRETS.has(type);
}

/** As much of the past as a table of this memory keeps: in classic, this turn and the round before it. */
export function remembered(steps: readonly Step[], memory: string, players: number): Step[] {
  if (memory !== 'classic') return [...steps];
  const turns = steps.flatMap((step, i) => (step.events.some((event) => event.type === 'TurnBegan') ? [i] : []));
  const now = turns.at(-1) ?? 0;
  const from = turns.at(-(players + 1)) ?? 0;
  return steps
    .slice(from)
    .map((step, i) =>
      from + i >= now ? step : { ...step, events: step.events.filter(({ type }) => !IDENTITIES.has(type)) },
    );
}
