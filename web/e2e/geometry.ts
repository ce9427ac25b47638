import type { Person } from './browser';

/** What somebody with eyes would find wrong with a table: things cut off, on top of each other, or too small to hit. */
export async function flaws({ page }: Person, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const found: string[] = [];
    const page = document.scrollingElement!;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
      found.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight} in ${innerWidth}x${innerHeight}`);

    const called = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
      return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')} "${words}"`;
    };
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.unseen, .sprites')
      );
    };
    /** What is left of a box after everything around it that cuts off. */
    const clipped = (around: Element | null, box: DOMRect) => {
      let [left, top, right, bottom] = [
        Math.max(0, box.left),
        Math.max(0, box.top),
        Math.min(innerWidth, box.right),
        Math.min(innerHeight, box.bottom),
      ];
      for (let parent = around; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === 'visible') continue;
        const edge = parent.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, edge.left),
          Math.max(top, edge.top),
          Math.min(right, edge.right),
          Math.min(bottom, edge.bottom),
        ];
      }
      return { width: right - left, height: bottom - top };
    };
    /** Sheets and the log scroll on purpose. */
    const scrolls = (element: Element) => element.closest('aside, dialog, .lines') !== null;

    const targets = [...document.querySelectorAll('button, a[href], input, select, summary')].filter(
      (element) => shown(element) && !scrolls(element) && element.closest(within),
    );
    const boxes = new Map(targets.map((target) => [target, target.getBoundingClientRect()]));
    for (const [target, box] of boxes) {
      const least = target.matches('.choice button, nav *') ? 44 : 24;
      const text = Math.min(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
      if (Math.min(box.width, box.height) < least * text - 0.5)
        found.push(`small: ${called(target)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
      const left = clipped(target.parentElement, box);
      if (left.width < box.width - 1 || left.height < box.height - 1) found.push(`cut off: ${called(target)}`);
    }
    const all = [...boxes].filter(([target]) => !target.matches('.whole'));
    const chairs = [...document.querySelectorAll('.chair, .guest, .spot')].map(
      (chair) => [chair, chair.getBoundingClientRect()] as const,
    );
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const overlapping = (things: (readonly [Element, DOMRect])[]) =>
      things.forEach(([one, box], i) =>
        things.slice(i + 1).forEach(([other, next]) => {
          if (one !== other && meet(box, next) && !one.contains(other) && !other.contains(one))
            found.push(`overlap: ${called(one)} and ${called(other)}`);
        }),
      );
    overlapping(all);
    overlapping(chairs);

    // Words: each visible run of text against what cuts it off, and against the words of others.
    const words: (readonly [Element, DOMRect])[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent!.trim() || !shown(parent) || scrolls(parent) || !parent.closest(within)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(parent);
      const clamped = [parent, parent.parentElement!].some((each) => getComputedStyle(each).webkitLineClamp !== 'none');
      const shortened = style.textOverflow === 'ellipsis' || clamped || parent.closest('h1') !== null;
      if (style.clipPath !== 'none') continue;
      for (const line of range.getClientRects()) {
        const left = clipped(parent, line);
        if (left.height <= (clamped ? line.height * 0.25 : 1) || left.width <= 1) continue;
        if ((line.width - left.width > 2 || line.height - left.height > line.height * 0.25) && !shortened)
          found.push(`cut off: ${called(parent)}`);
        // Lines are higher than their letters.
        words.push([
          parent,
          new DOMRect(
            line.left + 1,
            line.top + line.height * 0.2,
            Math.min(line.width, left.width) - 2,
            Math.min(line.height, left.height) - line.height * 0.4,
          ),
        ]);
      }
    }
    overlapping(words);
    return [...new Set(found)];
  }, within);
}
