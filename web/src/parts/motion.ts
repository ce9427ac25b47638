/** What moves on every board is moved by these; where motion is reduced, nothing asks for them. */

export const EASE = 'cubic-bezier(.2,.7,.2,1)';

export interface Point {
  x: number;
  y: number;
}

export function middle(element: Element | null | undefined): Point | null {
  return element ? centre(element.getBoundingClientRect()) : null;
}

/** Where something lies, and how large it is laid out. */
export interface Lying extends Point {
  width: number;
  height: number;
}

export function lying(element: HTMLElement | undefined): Lying | null {
  const point = middle(element);
  return element && point ? { ...point, width: element.offsetWidth, height: element.offsetHeight } : null;
}

export function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Puts something of this size with its middle there. */
export function at({ x, y }: Point, width: number, height = width): string {
  return `translate(${x - width / 2}px, ${y - height / 2}px)`;
}

export interface Timing {
  length: number;
  delay?: number;
  easing?: string;
  /** What it looks like before and after; `none` is as the page has it. */
  fill?: FillMode;
}

/** Moves an element; what it returns stops it where it is no longer wanted. */
export function move(
  element: Element,
  frames: Keyframe[],
  { length, delay = 0, easing = EASE, fill = 'both' }: Timing,
  done?: () => void,
): () => void {
  const going = element.animate(frames, { duration: length, delay, easing, fill });
  going.finished.then(done, () => undefined);
  return () => going.cancel();
}

/** Lays an element over the whole page, for neither board nor dock may cut off what flies between them. */
export function onPage(element: HTMLElement): () => void {
  document.body.append(element);
  return () => element.remove();
}
