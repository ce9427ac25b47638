/** Where a key leads from one of the items: another of them, or nowhere. */
export type Way = (key: string, at: number, items: readonly HTMLElement[]) => HTMLElement | undefined;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One after another, and from the last to the first. */
export const inLine: Way = (key, at, items) => {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : items[(at + step + items.length) % items.length];
};

/**
 * One stop for Tab, and arrows, Home and End among the rest: put on a container, names its items by selector.
 * Items that are disabled by `aria-disabled` stay reachable, to be read.
 */
export function roving(selector: string, way: Way = inLine) {
  return (container: HTMLElement) => {
    const items = () => [...container.querySelectorAll<HTMLElement>(selector)];
    let stop: HTMLElement | undefined;
    let at = 0;
    /** What has gone leaves its stop to whatever stands there now. */
    const mark = () => {
      const all = items();
      const kept = stop ? all.indexOf(stop) : -1;
      at = kept >= 0 ? kept : Math.max(0, Math.min(at, all.length - 1));
      stop = all[at];
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const here = all.indexOf(event.target as HTMLElement);
      const to = here < 0 ? undefined : way(event.key, here, all);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
      stop = target;
      mark();
    };
    const watch = new MutationObserver(mark);
    watch.observe(container, { childList: true, subtree: true });
    container.addEventListener('keydown', pressed);
    container.addEventListener('focusin', focused);
    mark();
    return () => {
      watch.disconnect();
      container.removeEventListener('keydown', pressed);
      container.removeEventListener('focusin', focused);
      for (const item of items()) item.tabIndex = -1;
    };
  };
}
