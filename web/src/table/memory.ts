import type { Step } from '../wire/types';
import type { Manifest } from './manifest';

/**
 * As much of the past as a table of this memory keeps, and as its house would tell again: in classic, this turn and the
 * round before it. With its turn goes what fades; what only I was shown goes when the next turn is on its way. The deal
 * belongs to the first turn, which begins while the cards still lie open.
 */
export function remembered(
  steps: readonly Step[],
  memory: string,
  players: number,
  { identities, secrets }: Pick<Manifest, 'identities' | 'secrets'>,
): Step[] {
  if (memory !== 'classic') return [...steps];
  const begun = steps.flatMap(({ events }, step) =>
    events.flatMap((event, at) => (event.type === 'TurnBegan' ? [{ step, at }] : [])),
  );
  const from = begun.at(-(players + 1)) ?? { step: 0, at: 0 };
  const now = begun.slice(1).at(-1) ?? { step: 0, at: 0 };
  return steps.slice(from.step).flatMap((step, i) => {
    const old = (at: number) => from.step + i < now.step || (from.step + i === now.step && at < now.at);
    const events = step.events.filter(({ type }, at) => {
      if (i === 0 && at < from.at && !secrets.has(type)) return false;
      return !identities.has(type) || !(secrets.has(type) ? from.step + i < now.step : old(at));
    });
    if (events.length === step.events.length) return [step];
    return events.length > 0 ? [{ ...step, events }] : [];
  });
}
