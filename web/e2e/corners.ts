/** All corners of the page at one moment. */
export interface Glance {
  /** Everything that is written anywhere, for eyes or for readers, and the title. */
  text: string;
  /** What lies turned up, and what the lantern is at. */
  up: string[];
  /** The pitches that were struck since the last glance. */
  pitches: number[];
}

/** Runs in the page, before anything of it: looks at all corners whenever one has changed. */
export function watchCorners(): void {
  const glances: Glance[] = [];
  (window as unknown as { glances: Glance[] }).glances = glances;
  let pitches: number[] = [];
  let last = '';

  const strike = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) pitches.push(Math.round(value));
    return strike.call(this, value, at);
  };

  const label = (element: Element | null | undefined) => element?.getAttribute('aria-label') ?? '';
  function look(): void {
    if (!document.body) return;
    const labels = [...document.querySelectorAll('main [aria-label], .dock [aria-label]')].map(label);
    const text = [document.title, document.body.textContent, ...labels].join('\n');
    const up = [
      ...[...document.querySelectorAll('[data-seat]')].map(
        (chair) => `chair ${chair.getAttribute('data-seat')}: ${label(chair)}`,
      ),
      `own: ${[...document.querySelectorAll('.own [aria-label]')].map(label).join()}`,
      ...[...document.querySelectorAll('.arcade.lantern')].map((at) => `lantern ${at.getAttribute('data-arcade')}`),
      ...[...document.querySelectorAll('[data-place]')].map(
        (card) => `place ${card.getAttribute('data-place')}: ${card.textContent}`,
      ),
    ];
    const now = text + up.join();
    if (now === last && pitches.length === 0) return;
    last = now;
    glances.push({ text, up, pitches });
    pitches = [];
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

interface Waiting {
  text: string;
  act: () => void;
}

/** Runs in the page, before anything of it: holds back what happens until it is let through, as if show time were kept. */
export function holdBack(): void {
  const waiting: Waiting[] = [];
  (window as unknown as { waiting: Waiting[] }).waiting = waiting;
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    override set onmessage(act: ((this: WebSocket, event: MessageEvent) => unknown) | null) {
      super.onmessage =
        act &&
        ((event) => {
          const text = String(event.data);
          if (/"type":"(Happened|Asked)"/.test(text.slice(0, 40)))
            waiting.push({ text, act: () => act.call(this, event) });
          else act.call(this, event);
        });
    }
  };
}

/** In the page: the next thing that waits, now heard; null where nothing does. What was seen before is forgotten. */
export function hearNext(): string | null {
  const page = window as unknown as { waiting: Waiting[]; glances: Glance[] };
  page.glances.splice(0);
  const next = page.waiting.shift();
  next?.act();
  return next?.text ?? null;
}
