import { inLine, type Way } from '../../parts/roving';

/** Which way round the loop an arrow goes, by the side one stands on: to the right is clockwise above, and not below. */
const WAYS: Record<string, readonly number[]> = {
  ArrowRight: [1, 1, -1, 1],
  ArrowLeft: [-1, -1, 1, -1],
  ArrowDown: [1, 1, 1, -1],
  ArrowUp: [-1, -1, -1, 1],
};

/** Arrows walk the loop; `all` is how many places it has of each kind. */
export function roundTheLoop(all: number): Way {
  return (key, at, items) => {
    const { gap, arcade } = items[at]!.dataset;
    const step = WAYS[key]?.[Math.floor((Number(gap ?? arcade) * 4) / all)];
    return step === undefined ? inLine(key, at, items) : items[(at + step + items.length) % items.length];
  };
}
