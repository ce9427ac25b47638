/** Where one is: the path decides the screen. */
class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes what the address says without a new page in the history. */
  rewrite(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();

/** Lets links inside the house change the screen without a new page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api/')
  )
    return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
