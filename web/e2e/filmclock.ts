import type { Page } from 'playwright-core';

interface Clock {
  /** Lets this much time pass, in small steps, and everything on the page with it. */
  advance(ms: number): Promise<void>;
}

/**
 * Runs in the page, before anything of it: from now on time passes only when it is told to. Timers, frames and everything
 * that moves by style or by script stand still until then, so that the same story always has the same pictures. It passes
 * in steps of so many milliseconds.
 */
export function filmClock(STEP: number): void {
  const start = Date.UTC(2026, 0, 5, 20, 15);
  let now = 0;
  let count = 0;
  const timers = new Map<number, { at: number; every: number | null; act: () => void }>();
  const frames = new Map<number, FrameRequestCallback>();
  const born = new WeakMap<Animation, number>();
  const channel = new MessageChannel();
  /** Everything the page has begun by itself comes to its end: promises, and what is drawn after them. */
  const breath = () =>
    new Promise<void>((done) => {
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(0);
    });

  const later = (every: boolean) =>
    ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const wait = Math.max(1, Number(ms));
      timers.set(++count, { at: now + wait, every: every ? wait : null, act: () => act(...args) });
      return count;
    }) as typeof setTimeout;
  const forget = (id: unknown) => void timers.delete(Number(id));
  Object.assign(window, {
    setTimeout: later(false),
    setInterval: later(true),
    clearTimeout: forget,
    clearInterval: forget,
    requestAnimationFrame: (act: FrameRequestCallback) => (frames.set(++count, act), count),
    cancelAnimationFrame: (id: number) => void frames.delete(id),
  });
  performance.now = () => now;
  Date.now = () => start + now;

  async function step(): Promise<void> {
    now += STEP;
    for (;;) {
      const due = [...timers]
        .filter(([, { at }]) => at <= now)
        .sort(([a, one], [b, other]) => one.at - other.at || a - b);
      const [id, timer] = due[0] ?? [];
      if (id === undefined || !timer) break;
      if (timer.every === null) timers.delete(id);
      else timer.at += timer.every;
      timer.act();
      await breath();
    }
    for (const [id, act] of [...frames]) {
      frames.delete(id);
      act(now);
    }
    await breath();
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished') continue;
      if (!born.has(animation)) born.set(animation, now);
      animation.pause();
      const at = now - born.get(animation)!;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
      if (at >= end) animation.finish();
      else animation.currentTime = at;
    }
    await breath();
  }

  const clock: Clock = {
    advance: async (ms) => {
      for (let passed = 0; passed < ms; passed += STEP) await step();
    },
  };
  Object.assign(window, { film: clock });
}

export const advance = (page: Page, ms: number): Promise<void> =>
  page.evaluate((ms) => (window as unknown as { film: Clock }).film.advance(ms), ms);
