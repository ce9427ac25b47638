export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Layout {
  chairs: Box[];
  /** Where people sit outside the felt: the card of each on it. Null where it lies inside the chair. */
  cards: Box[] | null;
  centre: Box;
  /** How much larger everything is than on a table of 980 by 578. */
  u: number;
  /** Chairs stand in columns along the edges, as on a phone. */
  columns: boolean;
}

/** Chairs up the left side, along the top and down the right side of a narrow table, by the number of chairs. */
const SIDES: Record<number, [left: number, top: number, right: number]> = {
  1: [0, 1, 0],
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [4, 4, 4],
  13: [5, 3, 5],
};
const GAP = 5;
const NARROW = 620;
/** So high a middle holds all that is said and shown. */
const ROOM = 280;

/**
 * Where the chairs stand, clockwise from the one to my left. `open` leaves the place above the dock empty.
 * `cards` is how many lie before each of them: two and three need wider chairs.
 */
export function layout(chairs: number, width: number, height: number, cards: number, open: boolean): Layout {
  if (width < NARROW) return columns(chairs, width, height, cards);
  return (cards === 1 && salon(chairs, width, height, open)) || ring(chairs, width, height, cards, open);
}

/** How much larger than on the drawing board: fewer people have more room each. */
function unit(chairs: number, width: number, height: number): number {
  const u = Math.max(0.85, Math.min(Math.min(width / 980, height / 578), 1.85));
  return u * (chairs <= 5 ? 1.12 : chairs >= 11 ? 0.82 : 1);
}

/** People sit outside the felt, each with a card before them on it. Null where there is too little room for that. */
function salon(chairs: number, width: number, height: number, open: boolean): Layout | null {
  const GROWN = unit(chairs, width, height);
  for (let u = GROWN; u >= 0.62; u -= 0.05) {
    const [w, h] = [204 * u, 60 * u];
    const plates = seats(chairs, width, height, w, h, open);
    const lies = plates.map((plate) => before(plate, width, height, 58 * u, 80 * u));
    const cloth = table(width, height, u);
    const centre = hollow([...plates, ...lies], width, height, cloth);
    const room = centre.w >= Math.min(310, width * 0.31) && centre.h >= Math.min(180, height * 0.36);
    if (room && apart([...plates, ...lies], 2)) return { chairs: plates, cards: lies, centre, u, columns: false };
  }
  return null;
}

/** The card before somebody, straight towards the middle, just clear of who sits there. */
function before({ x, y, w, h }: Box, width: number, height: number, wide: number, high: number): Box {
  const CLEAR = 5;
  const [from, to] = [
    { x: x + w / 2, y: y + h / 2 },
    { x: width / 2, y: height / 2 },
  ];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.min(
    (w / 2 + wide / 2 + CLEAR) / Math.abs(dx || 1e-6),
    (h / 2 + high / 2 + CLEAR) / Math.abs(dy || 1e-6),
  );
  return { x: from.x + dx * way - wide / 2, y: from.y + dy * way - high / 2, w: wide, h: high };
}

/** The felt where people sit outside it: at most 1.72 as wide as it is high, and what is left over is parquet. */
export function table(width: number, height: number, u: number): Box {
  const h = height - 72 * u;
  const w = Math.min(width - 96 * u, h * 1.72);
  return { x: (width - w) / 2, y: (height - h) / 2 + 6 * u, w, h };
}

function columns(chairs: number, width: number, height: number, cards: number): Layout {
  const [left, top, right] = SIDES[chairs] ?? [0, chairs, 0];
  const rows = Math.max(left, right) + 1;
  const tallest = cards > 1 ? 150 : 104;
  // Without sides the row along the top may take a good part of the table, but never the centre.
  const h = Math.min(tallest, rows === 1 ? height * 0.48 : (height - GAP * (rows + 1)) / rows);
  const down = (i: number) => GAP + (i + 1) * (h + GAP);
  const free = height - down(Math.max(left, right)) - GAP;
  // Few people leave so much room below them that the middle is there, and they may sit as wide as they like.
  const few = cards === 1 && left > 0 && free >= ROOM;
  const side = few ? Math.min(150, (width - 3 * GAP) / 2) : Math.min(124, (width - 5 * GAP) / 4);
  const across = Math.min(cards > 1 ? 230 : few ? 150 : 124, (width - GAP * (top + 1)) / top);
  const even = top === 4 ? side : across;
  const start = (width - top * even - (top - 1) * GAP) / 2;
  const boxes: Box[] = [];
  for (let i = left - 1; i >= 0; i--) boxes.push({ x: GAP, y: down(i), w: side, h });
  for (let i = 0; i < top; i++) boxes.push({ x: start + i * (even + GAP), y: GAP, w: even, h });
  for (let i = 0; i < right; i++) boxes.push({ x: width - GAP - side, y: down(i), w: side, h });
  const inset = left > 0 && !few ? side + 2 * GAP : GAP;
  const under = few ? height - free - GAP : h + 2 * GAP;
  return {
    chairs: boxes,
    centre: { x: inset, y: under, w: width - 2 * inset, h: height - under - GAP },
    columns: true,
    cards: null,
    u: 1,
  };
}

function ring(chairs: number, width: number, height: number, cards: number, open: boolean): Layout {
  const [usual, tall] = cards > 1 ? [200, 148] : [104, 112];
  for (let size = chairs > 5 ? 1.1 : 1.2; size >= 0.7; size -= 0.05) {
    const boxes = seats(chairs, width, height, usual * size, tall * size, open);
    const centre = hollow(boxes, width, height, felt(width, height, boxes[0]!));
    if (
      apart(boxes) &&
      centre.w >= Math.min(330, width * 0.36) &&
      centre.h >= Math.min(cards > 1 ? 170 : 210, height * 0.4)
    )
      return { chairs: boxes, cards: null, centre, u: 1, columns: false };
  }
  // Too little room for a ring that can be read.
  return columns(chairs, width, height, cards);
}

/** Equal lengths of arc: equal angles would crowd the ends of an ellipse. */
function seats(chairs: number, width: number, height: number, w: number, h: number, open: boolean): Box[] {
  const [rx, ry] = [(width - w) / 2 - 8, (height - h) / 2 - 6];
  const STEPS = 720;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle) };
  });
  const along = [0];
  for (let i = 1; i <= STEPS; i++)
    along.push(along[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  const positions = open ? chairs + 1 : chairs;
  return Array.from({ length: chairs }, (_, i) => {
    const wanted = ((open ? i + 1 : i) / positions) * along[STEPS]!;
    const at =
      points[
        Math.max(
          0,
          along.findIndex((length) => length >= wanted),
        )
      ]!;
    return { x: at.x - w / 2, y: at.y - h / 2, w, h };
  });
}

function apart(boxes: Box[], gap = GAP): boolean {
  const clear = (a: Box, b: Box) =>
    a.x + a.w + gap <= b.x || b.x + b.w + gap <= a.x || a.y + a.h + gap <= b.y || b.y + b.h + gap <= a.y;
  return boxes.every((a, i) => boxes.every((b, j) => j <= i || clear(a, b)));
}

/** The oval cloth under the chairs. */
export function felt(width: number, height: number, chair: Box): Box {
  const [w, h] = [width - chair.w * 1.24, height - chair.h * 1.05];
  return { x: (width - w) / 2, y: (height - h) / 2, w, h };
}

/** The best free rectangle in the middle, on the cloth. */
function hollow(boxes: Box[], width: number, height: number, cloth: Box): Box {
  let best: Box = { x: 0, y: 0, w: 0, h: 0 };
  for (let share = 0.28; share <= 0.76; share += 0.02) {
    const w = width * share;
    const x = (width - w) / 2;
    const beside = boxes.filter((box) => box.x < x + w + 10 && box.x + box.w > x - 10);
    const tall = (cloth.h / 2) * Math.sqrt(Math.max(0.1, 1 - (w / cloth.w) ** 2));
    const top = Math.max(
      height / 2 - tall,
      ...beside.filter((box) => box.y + box.h / 2 < height / 2).map((box) => box.y + box.h + 10),
    );
    const end = Math.min(
      height / 2 + tall,
      ...beside.filter((box) => box.y + box.h / 2 >= height / 2).map((box) => box.y - 10),
    );
    const score = (box: { w: number; h: number }) => Math.min(box.w, 2.6 * box.h) * Math.max(0, box.h);
    if (score({ w, h: end - top }) > score(best)) best = { x, y: top, w, h: end - top };
  }
  return best;
}
