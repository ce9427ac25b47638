/** Which way round the loop an arrow goes, by the side one stands on: to the right is clockwise above, and not below. */
function way(key: string, side: number): number {
  const ways: Record<string, readonly number[]> = {
    ArrowRight: [1, 1, -1, 1],
    ArrowLeft: [-1, -1, 1, -1],
    ArrowDown: [1, 1, 1, -1],
    ArrowUp: [-1, -1, -1, 1],
  };
  return ways[key]?.[side] ?? 0;
}

/**
 * Arrow keys walk the loop, Home and End go to its ends. Digits are left to the cards in hand.
 * `all` is how many places the loop has of each kind.
 */
export function walk(selector: string, all: number) {
  return (container: HTMLElement) => {
    const pressed = (event: KeyboardEvent) => {
      const items = [...container.querySelectorAll<HTMLElement>(selector)];
      const at = items.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const place = Number(items[at]!.dataset.gap ?? items[at]!.dataset.arcade);
      const step = way(event.key, Math.floor((place * 4) / all));
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? items.length - 1
            : step === 0
              ? -1
              : (at + step + items.length) % items.length;
      if (to < 0) return;
      event.preventDefault();
      items[to]!.focus();
    };
    container.addEventListener('keydown', pressed);
    return () => container.removeEventListener('keydown', pressed);
  };
}
