/** One line of a chart: a value at every mark of the axis. */
export interface Series {
  key: number;
  name: string;
  values: number[];
}
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Label {
  key: number;
  y: number;
}

/** Where a chart draws: marks along the axis evenly, values from nothing to the most. */
export function scale(frame: Frame, marks: number, most: number) {
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    x: (mark: number) => frame.left + (marks < 2 ? 0 : (mark / (marks - 1)) * across),
    y: (value: number) => frame.top + (1 - value / Math.max(1, most)) * down,
  };
}

/** A fortune stands still until it changes, so lines go in steps. */
export function steps(values: readonly number[], x: (mark: number) => number, y: (value: number) => number): string {
  return values
    .map((value, i) => (i === 0 ? `M${round(x(0))} ${round(y(value))}` : `H${round(x(i))}V${round(y(value))}`))
    .join('');
}

/** Labels at the end of lines, moved apart as far as they must and kept in order. */
export function spread(wanted: readonly Label[], apart: number, top: number, bottom: number): Label[] {
  const sorted = wanted.toSorted((a, b) => a.y - b.y || a.key - b.key);
  const moved: Label[] = [];
  for (const { key, y } of sorted) moved.push({ key, y: Math.max(y, top, (moved.at(-1)?.y ?? -Infinity) + apart) });
  for (let i = moved.length - 1, floor = bottom; i >= 0; i--, floor -= apart)
    moved[i]!.y = Math.min(moved[i]!.y, floor);
  return moved;
}

/** Values worth a line of their own: nothing, every five, and what is asked for. */
export function lines(most: number, marked: readonly number[]): number[] {
  const fives = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  return [...new Set([...fives.filter((five) => marked.every((mark) => Math.abs(mark - five) > 1)), ...marked])].sort(
    (a, b) => a - b,
  );
}

/** Marks along the axis that are written: few enough to be read. */
export function ticks(marks: number, most: number): number[] {
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => marks / step <= most) ?? marks;
  return Array.from({ length: marks }, (_, i) => i).filter((i) => i % every === 0);
}

const round = (value: number) => Math.round(value * 10) / 10;
