import { inLine, type Way } from '../../parts/roving';

/** Which way round the loop an arrow goes, by the side one stands on: to the right is clockwise above, and not below. */
const WAYS: Record<string, readonly number[]> = {
  ArrowRight: [1, 1, -1, 1],
  ArrowLeft: [-1, -1, 1, -1],
  ArrowDown: [1, 1, 1, -1],
  ArrowUp: [-1, -1, -1, 1],
};

/**
 * Arrows walk the loop; `all` is how many places it has of each kind. One that is pressed again goes on round the corner
 * and does not turn back there: so each of them comes to every place.
 */
export function roundTheLoop(all: number): Way {
  let last = { key: '', step: 0, to: -1 };
  return (key, at, items) => {
    const { gap, arcade } = items[at]!.dataset;
    const straight = WAYS[key]?.[Math.floor((Number(gap ?? arcade) * 4) / all)];
    if (straight === undefined) return inLine(key, at, items);
    const step = key === last.key && at === last.to ? last.step : straight;
    const to = (at + step + items.length) % items.length;
    last = { key, step, to };
    return items[to];
  };
}
