/** A rectangle of the board, in pixels from its top left. */
export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Loop {
  arcades: Cell[];
  gaps: Cell[];
  /** What is left inside the square. */
  inner: Cell;
}

/** Gaps are what one presses, so they are this much longer than arcades. */
const LONGER = 1.55;
const SIDES = 4;

/** Arcades and gaps clockwise from the Door in the top left corner. Corners are arcades; as many stand on every side. */
export function loop(arcades: number, width: number, height: number): Loop {
  const each = arcades / SIDES;
  const deep = depth(each, Math.min(width, height));
  const across = along(each, width, deep);
  const down = along(each, height, deep);
  const place = (i: number, what: 'arcade' | 'gap'): Cell => {
    const side = Math.floor(i / each);
    const { at, long } = (side % 2 === 0 ? across : down)[what](i % each);
    switch (side) {
      case 0:
        return { x: at, y: 0, w: long, h: deep };
      case 1:
        return { x: width - deep, y: at, w: deep, h: long };
      case 2:
        return { x: width - at - long, y: height - deep, w: long, h: deep };
      default:
        return { x: 0, y: height - at - long, w: deep, h: long };
    }
  };
  const numbers = Array.from({ length: arcades }, (_, i) => i);
  return {
    arcades: numbers.map((i) => place(i, 'arcade')),
    gaps: numbers.map((i) => place(i, 'gap')),
    inner: { x: deep, y: deep, w: width - 2 * deep, h: height - 2 * deep },
  };
}

/** The fewer arcades, the deeper the ring may be. */
function depth(each: number, shorter: number): number {
  return Math.round(Math.max(30, Math.min(0.128 * shorter + (SIDES - each) * 3, 120)));
}

/** Where things stand along one side: a corner, then gaps and arcades in turn. */
function along(each: number, length: number, deep: number) {
  const short = (length - 2 * deep) / (each * LONGER + each - 1);
  const long = short * LONGER;
  return {
    arcade: (k: number) => (k === 0 ? { at: 0, long: deep } : { at: deep + k * long + (k - 1) * short, long: short }),
    gap: (k: number) => ({ at: deep + k * (long + short), long }),
  };
}

/** On a board lower than this, panels show no racks. */
const SHORT = 300;

/** Panels stand left and right of a broad board, and in a strip above a tall one, higher where all cards lie open. */
export function divide(width: number, height: number, open = false) {
  const broad = width >= 640 && width > 1.3 * height;
  const panel = broad ? Math.max(150, Math.min(300, (width - 1.15 * height) / 2)) : 0;
  const strip = broad ? 0 : (height < SHORT ? 38 : width >= 640 ? 104 : 78) + (open ? 22 : 0);
  const roomX = width - 2 * panel - (broad ? 24 : 8);
  const roomY = height - strip - (broad ? 12 : 8);
  return {
    broad,
    short: !broad && height < SHORT,
    panel,
    strip,
    w: Math.min(roomX, (height < SHORT ? 2.4 : 1.4) * roomY),
    h: Math.min(roomY, 1.2 * roomX),
  };
}
