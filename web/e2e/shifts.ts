import type { Page } from 'playwright-core';

/** Tells how much everything has jumped after it was first drawn, and what: before the page is opened. */
export async function countShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const what = entry.sources
          .map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.className : node?.nodeName} ${box(previousRect)} to ${box(currentRect)}`,
          )
          .join(', ');
        // A word that gets shorter at the end of its line, because somebody has chosen, is no shift worth the name.
        if (!entry.hadRecentInput && entry.value >= 0.0001)
          shifts.push(`${entry.value.toFixed(4)} at ${entry.startTime.toFixed()}: ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** How much of the page jumped in all. */
export const sum = (shifts: readonly string[]): number =>
  shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
