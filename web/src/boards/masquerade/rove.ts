import type { Way } from '../../parts/roving';

const within = (line: Element | null | undefined) => [...(line?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];

/** Left and right go through all cards, up and down from line to line in seating order, Home and End along a line. */
export const lineToLine: Way = (key, at, items) => {
  const here = items[at]!;
  const line = here.closest('[data-line]');
  const mates = within(line);
  const lines = [...new Set(items.map((card) => card.closest('[data-line]')))];
  const over = (by: number) => {
    const cards = within(lines[(lines.indexOf(line) + by + lines.length) % lines.length]);
    return cards[Math.min(mates.indexOf(here), cards.length - 1)];
  };
  switch (key) {
    case 'ArrowRight':
      return items[(at + 1) % items.length];
    case 'ArrowLeft':
      return items.at(at - 1);
    case 'ArrowDown':
      return over(1);
    case 'ArrowUp':
      return over(-1);
    case 'Home':
      return mates[0];
    case 'End':
      return mates.at(-1);
  }
};

/** To the first card of the line of that seat; false where it has none. */
export function toLine(board: Element, seat: number): boolean {
  const first = within(board.querySelector(`[data-line="${seat}"]`))[0];
  first?.focus();
  return first !== undefined;
}
