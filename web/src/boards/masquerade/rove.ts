import { settings } from '../../look/settings.svelte';
import { free } from '../../parts/hotkey';

/**
 * One stop for Tab among the lines: arrows go along a line and from line to line in seating order,
 * Home and End to its ends, digits to the line of that seat.
 */
export function rove(board: HTMLElement) {
  const cards = () => [...board.querySelectorAll<HTMLElement>('[data-place]')];
  const lines = () =>
    [...board.querySelectorAll<HTMLElement>('[data-line]')].filter((line) => line.querySelector('[data-place]'));
  const within = (line: Element | null | undefined) => [...(line?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  let at = 0;

  const mark = () => cards().forEach((card, i) => (card.tabIndex = i === at ? 0 : -1));
  const pressed = (event: KeyboardEvent) => {
    const here = event.target as HTMLElement;
    const to = next(here, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const next = (here: HTMLElement, key: string): HTMLElement | undefined => {
    if (!here.matches('[data-place]')) return;
    const all = cards();
    const line = here.closest('[data-line]');
    const mates = within(line);
    const rows = lines();
    const over = (by: number) => {
      const cards = within(rows[(rows.indexOf(line as HTMLElement) + by + rows.length) % rows.length]);
      return cards[Math.min(mates.indexOf(here), cards.length - 1)];
    };
    switch (key) {
      case 'ArrowRight':
        return all[(all.indexOf(here) + 1) % all.length];
      case 'ArrowLeft':
        return all.at(all.indexOf(here) - 1);
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
  const digit = (event: KeyboardEvent) => {
    if (!settings.keys || !free(event)) return;
    const line = board.querySelector(`[data-line="${event.key.replace(/\D/g, '')}"]`);
    const first = within(line)[0];
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const focused = (event: FocusEvent) => {
    const found = cards().indexOf(event.target as HTMLElement);
    if (found >= 0) at = found;
    mark();
  };
  const watch = new MutationObserver(() => {
    at = Math.min(at, Math.max(0, cards().length - 1));
    mark();
  });
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener('keydown', pressed);
  board.addEventListener('focusin', focused);
  addEventListener('keydown', digit);
  mark();
  return () => {
    watch.disconnect();
    board.removeEventListener('keydown', pressed);
    board.removeEventListener('focusin', focused);
    removeEventListener('keydown', digit);
  };
}
