import { at, move, type Point } from '../../parts/motion';

/**
 * A card goes to the handler's edge, under the cloth, comes out where both lie on one another, and back to a place.
 * It is the same path whether the two were swapped or not: it always ends where it began.
 */
export function handle(from: Point | null, edge: Point | null, width: number, order: number, length: number) {
  return (element: HTMLElement) => {
    const [w, h] = [width, width * 1.1];
    Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
    if (!from || !edge) return;
    const put = (point: Point, scale: number, aside = 0) =>
      `${at({ x: point.x + aside, y: point.y }, w, h)} scale(${scale})`;
    const beside = (order === 0 ? -1 : 1) * w * 0.55;
    return move(
      element,
      [
        { transform: put(from, 1), opacity: 1 },
        { transform: put(edge, 0.9, beside), opacity: 1, offset: 0.22 },
        { transform: put(edge, 0.55), opacity: 0.15, offset: 0.3 },
        { transform: put(edge, 0.55), opacity: 0.15, offset: 0.7 },
        { transform: put(edge, 0.9), opacity: 1, offset: 0.78 },
        { transform: put(from, 1), opacity: 1 },
      ],
      { length },
    );
  };
}

/** A card is dealt from the middle of the table, where it waits for those before it. */
export function deal(from: Point | null, to: Point | null, width: number, delay: number, length: number) {
  return (element: HTMLElement) => {
    const [w, h] = [width, width * 1.1];
    Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
    if (!from || !to) return;
    const frames = [
      { transform: `${at(from, w, h)} scale(0.7)`, opacity: 0 },
      { transform: `${at(from, w, h)} scale(0.7)`, opacity: 1, offset: 0.1 },
      { transform: at(to, w, h), opacity: 1 },
    ];
    return move(element, frames, { length, delay });
  };
}

/** A name walks to another chair. */
export function trade(from: Point | null, to: Point | null, length: number) {
  return (element: HTMLElement) => {
    if (!from || !to) return;
    const { offsetWidth: w, offsetHeight: h } = element;
    return move(element, [{ transform: at(from, w, h) }, { transform: at(to, w, h) }], { length });
  };
}
