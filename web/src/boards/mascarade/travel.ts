export interface Point {
  x: number;
  y: number;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';

export function middle(element: HTMLElement | undefined): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * A card goes to the handler's edge, under the cloth, comes out where both lie on one another, and back to a place.
 * It is the same path whether the two were swapped or not: it always ends where it began.
 */
export function handle(from: Point | null, edge: Point | null, width: number, order: number, length: number) {
  return (element: HTMLElement) => {
    const [w, h] = [width, width * 1.1];
    Object.assign(element.style, { width: `${w}px`, height: `${h}px` });
    if (!from || !edge) return;
    const at = ({ x, y }: Point, scale: number, aside = 0) =>
      `translate(${x - w / 2 + aside}px, ${y - h / 2}px) scale(${scale})`;
    const beside = (order === 0 ? -1 : 1) * w * 0.55;
    const going = element.animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(edge, 0.9, beside), opacity: 1, offset: 0.28 },
        { transform: at(edge, 0.55), opacity: 0.15, offset: 0.38 },
        { transform: at(edge, 0.55), opacity: 0.15, offset: 0.62 },
        { transform: at(edge, 0.9), opacity: 1, offset: 0.72 },
        { transform: at(from, 1), opacity: 1 },
      ],
      { duration: length, easing: EASE, fill: 'both' },
    );
    return () => going.cancel();
  };
}

/** A name walks to another chair. */
export function trade(from: Point | null, to: Point | null, length: number) {
  return (element: HTMLElement) => {
    if (!from || !to) return;
    const { offsetWidth: w, offsetHeight: h } = element;
    const at = ({ x, y }: Point) => `translate(${x - w / 2}px, ${y - h / 2}px)`;
    const going = element.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration: length,
      easing: EASE,
      fill: 'both',
    });
    return () => going.cancel();
  };
}
