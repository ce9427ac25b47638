import type { Component } from 'svelte';

export interface Place {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
}

type Screen = () => Promise<{ default: Component<never> }>;

const SCREENS: [RegExp, Screen][] = [
  [/^\/$/, () => import('./door/Door.svelte')],
  [/^\/t\/(?<id>[\w-]+)\/?$/, () => import('./table/TablePage.svelte')],
  [/^\/t\/(?<id>[\w-]+)\/replay\/(?<round>\d+)$/, () => import('./replay/Replay.svelte')],
  [/^\/screen\/(?<id>[\w-]+)$/, () => import('./screen/BigScreen.svelte')],
  [/^\/lesson\/(?<family>\w+)$/, () => import('./learn/LessonPage.svelte')],
  [/^\/kept$/, () => import('./kept/Kept.svelte')],
  [/^\/(?<kind>rules|learn)\/(?<family>\w+)$/, () => import('./rules/Rules.svelte')],
];

/** The screen of a path, and what the path says. */
export function screen(path: string): Place | null {
  for (const [pattern, load] of SCREENS) {
    const found = pattern.exec(path);
    if (found) return { load: load as unknown as Place['load'], props: { ...found.groups } };
  }
  return null;
}
