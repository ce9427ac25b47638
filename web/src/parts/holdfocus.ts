/** What has the focus may go away when the question changes: then the focus stays in this part of the page. */
export function holdFocus(part: HTMLElement) {
  let last: Element | null = null;
  const moved = ({ target }: FocusEvent) => (last = target instanceof Element && part.contains(target) ? target : null);
  const watch = new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) part.focus({ preventScroll: true });
  });
  watch.observe(part, { childList: true, subtree: true });
  document.addEventListener('focusin', moved);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', moved);
  };
}
