import { at, EASE, type Lying, move, type Point } from '../../parts/motion';

/**
 * A card goes to the handler's edge, under the cloth, comes out where both lie on one another, and back to a place.
 * It is the same path whether the two were swapped or not: it always ends where it began.
 */
export function handle(from: Lying | null, edge: Point | null, order: number, length: number) {
  return (element: HTMLElement) => {
    if (!from || !edge) return;
    const { width: w, height: h } = from;
    Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
    const put = (point: Point, scale: number, aside = 0) =>
      `${at({ x: point.x + aside, y: point.y }, w, h)} scale(${scale})`;
    // One pile, whose edges show that there are two.
    const beside = (order === 0 ? -1 : 1) * w * 0.08;
    return move(
      element,
      [
        { transform: put(from, 1), opacity: 1, easing: EASE },
        { transform: put(edge, 0.9, beside), opacity: 1, offset: 0.22 },
        { transform: put(edge, 0.9, beside), opacity: 1, offset: 0.28 },
        { transform: put(edge, 0.9, beside), opacity: 0, offset: 0.3 },
        { transform: put(edge, 0.9, beside), opacity: 0, offset: 0.7 },
        { transform: put(edge, 0.9, beside), opacity: 1, offset: 0.72 },
        { transform: put(edge, 0.9, beside), opacity: 1, offset: 0.78, easing: EASE },
        { transform: put(from, 1), opacity: 1 },
      ],
      { length, easing: 'linear' },
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

/** The cloth over two cards: it ripples alike whether anything is done below it or not. */
export function ripple(edge: Point | null, card: Lying | null, length: number) {
  return (element: HTMLElement) => {
    if (!edge || !card) return;
    const [w, h] = [card.width * 2.5, card.height * 1.25];
    Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
    const put = (skew: number, high = 1) => `${at(edge, w, h)} skewX(${skew}deg) scaleY(${high})`;
    return move(
      element,
      [
        { transform: put(0, 0.2), opacity: 0 },
        { transform: put(0, 0.2), opacity: 0, offset: 0.16 },
        { transform: put(0), opacity: 1, offset: 0.26 },
        { transform: put(5, 1.05), opacity: 1, offset: 0.37 },
        { transform: put(-5, 0.97), opacity: 1, offset: 0.48 },
        { transform: put(4, 1.04), opacity: 1, offset: 0.59 },
        { transform: put(0), opacity: 1, offset: 0.7 },
        { transform: put(0, 0.2), opacity: 0, offset: 0.82 },
        { transform: put(0, 0.2), opacity: 0 },
      ],
      { length, easing: 'linear' },
    );
  };
}

/** A finger of light from somebody to what they point at. */
export function point(from: Point | null, to: Point | null, length: number) {
  return (element: HTMLElement) => {
    if (!from || !to) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    element.style.width = `${Math.hypot(dx, dy)}px`;
    const lies = `translate(${from.x}px, ${from.y}px) rotate(${Math.atan2(dy, dx)}rad)`;
    const frames = [
      { transform: `${lies} scaleX(0)`, opacity: 0, easing: EASE },
      { transform: `${lies} scaleX(1)`, opacity: 1, offset: 0.35 },
      { transform: `${lies} scaleX(1)`, opacity: 1, offset: 0.75 },
      { transform: `${lies} scaleX(1)`, opacity: 0 },
    ];
    return move(element, frames, { length, easing: 'linear' });
  };
}

/** An eye that passes over one card and then over another. */
export function watch(from: Point | null, one: Point | null, other: Point | null, length: number) {
  return (element: HTMLElement) => {
    if (!from || !one || !other) return;
    const put = (point: Point) => at(point, element.offsetWidth, element.offsetHeight);
    const frames = [
      { transform: put(from), opacity: 0 },
      { transform: put(one), opacity: 1, offset: 0.25 },
      { transform: put(one), opacity: 1, offset: 0.45 },
      { transform: put(other), opacity: 1, offset: 0.65 },
      { transform: put(other), opacity: 1, offset: 0.9 },
      { transform: put(other), opacity: 0 },
    ];
    return move(element, frames, { length, easing: 'linear' });
  };
}

/** Somebody hangs on strings: lifted off one chair, carried over the felt, and set down on another. */
export function trade(from: Point | null, to: Point | null, length: number) {
  return (element: HTMLElement) => {
    if (!from || !to) return;
    const { offsetWidth: w, offsetHeight: h } = element;
    const lifted = ({ x, y }: Point) => at({ x, y: y - h * 0.9 }, w, h);
    const frames = [
      { transform: at(from, w, h), offset: 0 },
      { transform: at(from, w, h), offset: 0.2 },
      { transform: lifted(from), offset: 0.38 },
      { transform: lifted(to), offset: 0.82 },
      { transform: at(to, w, h) },
    ];
    return move(element, frames, { length, easing: 'ease-in-out' });
  };
}
