// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page of somebody whose machine asks for less motion, or does not. */
async function page(reduced: boolean, own: 'auto' | 'full' | 'none'): Promise<string> {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reduced }));
  const { applySettings, settings, still } = await import('../src/look/settings.svelte');
  settings.motion = own;
  applySettings();
  expect(document.documentElement.dataset.motion).toBe(still() ? 'none' : 'full');
  return document.documentElement.dataset.motion!;
}

it.each([
  [false, 'auto', 'full'],
  [true, 'auto', 'none'],
  [true, 'full', 'full'],
  [false, 'none', 'none'],
] as const)('machine asks for less motion %s, player says %s: %s', async (reduced, own, motion) => {
  expect(await page(reduced, own)).toBe(motion);
});
