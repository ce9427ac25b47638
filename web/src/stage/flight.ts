import { EASE, move } from '../parts/motion';

/** Where something was: an element that is still there, or the place it was last seen. */
export type Whence = Element | DOMRect | null | undefined;

/** Comes flying from there to where it is, in its size there. Where that is not known it just stands there. */
export function fliesFrom(whence: Whence, length: number, delay = 0) {
  return (element: HTMLElement) => {
    const from = whence instanceof Element ? whence.getBoundingClientRect() : whence;
    if (!from || length <= 0 || from.width === 0) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    return move(
      element,
      [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: 'none' }],
      { length, delay, easing: EASE, fill: 'backwards' },
    );
  };
}
