/** A spot on the rim of the table, in parts of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

export interface Inset {
  side: number;
  top: number;
  bottom: number;
}

const STEPS = 720;

/**
 * Places round an oval, clockwise from the middle of its lower edge, as far from each other as can be: equal angles
 * would crowd its ends. `width` and `height` are those of the room around, `inset` is how far from its edges they stay.
 */
export function around(count: number, width: number, height: number, inset: Inset): Spot[] {
  const rx = Math.max(0, width / 2 - inset.side);
  const ry = Math.max(0, (height - inset.top - inset.bottom) / 2);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    return { x: width / 2 + rx * Math.cos(angle), y: inset.top + ry + ry * Math.sin(angle) };
  });
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  const whole = lengths[STEPS]!;
  return Array.from({ length: count }, (_, i) => points[lengths.findIndex((at) => at >= (whole * i) / count)]!);
}

/** How far two neighbours are apart at least. */
export function apart(spots: readonly Spot[]): number {
  if (spots.length < 2) return Infinity;
  return Math.min(
    ...spots.map((spot, i) => {
      const next = spots[(i + 1) % spots.length]!;
      return Math.hypot(spot.x - next.x, spot.y - next.y);
    }),
  );
}
