/**
 * One stop for Tab and arrow keys among the rest: put on a container, names its items by selector.
 * Home, End and digits jump; items out of sight or disabled by `aria-disabled` stay reachable, to be read.
 */
export function roving(selector: string) {
  return (container: HTMLElement) => {
    const items = () => [...container.querySelectorAll<HTMLElement>(selector)];
    let at = 0;
    const mark = () => items().forEach((item, i) => (item.tabIndex = i === at ? 0 : -1));
    const go = (to: number) => {
      const all = items();
      if (all.length === 0) return;
      at = (to + all.length) % all.length;
      mark();
      all[at]?.focus();
    };
    const pressed = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const jump = event.key === 'Home' ? 0 : event.key === 'End' ? items().length - 1 : Number.parseInt(event.key) - 1;
      if (step) go(at + step);
      else if (jump >= 0 && jump < items().length) go(jump);
      else return;
      event.preventDefault();
    };
    const focused = (event: FocusEvent) => {
      const found = items().indexOf(event.target as HTMLElement);
      if (found >= 0) at = found;
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
    };
  };
}
