/** What the page said and kept, once it had drawn the game at this step. */
export interface Scene {
  step: number;
  /** How far the story had come: what is drawn may be as old as that. */
  told: number;
  over: boolean;
  pieces: { region: string; text: string }[];
  kept: string;
}

/** Runs in the page, before anything of it: writes down every change of what it shows. */
export function watch(): void {
  const scenes: Scene[] = [];
  (window as unknown as { scenes: Scene[] }).scenes = scenes;
  let step = 0;
  let over = false;
  const steps = new Map<number, number>();
  let last = '';

  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const { seq, position } = JSON.parse(String(data)) as {
          seq: number;
          position?: { step: number; ended: unknown } | null;
        };
        if (!position) return;
        step = position.step;
        steps.set(seq, step);
        over = position.ended !== null;
      });
    }
  };

  function region(element: Element): string {
    if (element.closest('details, [role="log"]')) return 'log';
    const chair = element.closest('.chair')?.querySelector('[data-seat]')?.getAttribute('data-seat');
    if (chair) return `chair ${chair}`;
    const guest = element.closest('[data-guest]:not(.mine)')?.getAttribute('data-guest');
    if (guest) return `guest ${guest}`;
    if (element.closest('.own')) return 'own 0';
    if (element.closest('.dock')) return 'dock';
    const centre = element.closest('.goods li');
    if (centre) return `centre ${[...centre.parentElement!.children].indexOf(centre) + 1}`;
    return '';
  }

  function read(): void {
    const pieces: Scene['pieces'] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && node.matches('.sprites, script, style')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        // A face of Masques is a mark and a number, `Venier-3` on the wire.
        const mark = node.matches('.both') ? node.querySelector('use')?.getAttribute('href') : null;
        if (mark)
          pieces.push({
            region: region(node),
            text: `${mark.replace(/^#family-(.)/, (_, first: string) => first.toUpperCase())}-${node.textContent}`,
          });
        for (const { name, value } of node.attributes)
          if (!/^(class|style|id|d|viewBox)$/.test(name) && value) pieces.push({ region: region(node), text: value });
      } else if (node.textContent?.trim())
        pieces.push({ region: region(node.parentElement!), text: node.textContent.trim() });
    }
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const told = steps.get(Number(document.querySelector<HTMLElement>('main.board')?.dataset.told)) ?? step;
    const now = JSON.stringify([step, told, over, pieces, kept]);
    if (now !== last) scenes.push({ step, told, over, pieces, kept });
    last = now;
  }

  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (document.body) read();
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
