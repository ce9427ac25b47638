/** One stop for Tab in one's own line; arrows, Home and End go along it. Digits are left to the prompt. */
export function along(line: HTMLElement) {
  const cards = () => [...line.querySelectorAll<HTMLElement>('[data-place]')];
  let at = 0;
  const mark = () => {
    const all = cards();
    at = Math.max(0, Math.min(at, all.length - 1));
    all.forEach((card, i) => (card.tabIndex = i === at ? 0 : -1));
  };
  const pressed = (event: KeyboardEvent) => {
    const all = cards();
    const here = all.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (here < 0 || to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  const focused = (event: FocusEvent) => {
    at = Math.max(0, cards().indexOf(event.target as HTMLElement));
    mark();
  };
  const watch = new MutationObserver(mark);
  watch.observe(line, { childList: true, subtree: true });
  line.addEventListener('keydown', pressed);
  line.addEventListener('focusin', focused);
  mark();
  return () => {
    watch.disconnect();
    line.removeEventListener('keydown', pressed);
    line.removeEventListener('focusin', focused);
  };
}
