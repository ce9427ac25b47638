import { settings } from '../look/settings.svelte';

/** A key as it is at first, and the word that says what it does. */
export type KeyUse = readonly [key: string, does: string];

/** The keys of every table. */
export const TABLE: readonly KeyUse[] = [
  ['t', 'key-turn'],
  ['u', 'key-outcome'],
  ['o', 'key-fortunes'],
  ['c', 'key-cast'],
  ['g', 'key-log'],
  ['y', 'key-react'],
  ['?', 'key-keys'],
];

/** Keys that mean the same everywhere and stay what they are. */
export const FIXED: readonly KeyUse[] = [
  ['← →', 'key-arrows'],
  ['1 … 9', 'key-digits'],
  ['→', 'key-skip'],
  ['Enter', 'key-confirm'],
  ['Esc', 'key-back'],
];

/** The keys of each game, before any board has come: whoever moves keys moves those of all. */
const GAMES = import.meta.glob<readonly KeyUse[]>('../boards/*/keys.ts', { eager: true, import: 'keys' });

/** Every key that can be moved or switched off. A key is known by what it is at first, in all games the same. */
const MOVABLE = new Set([TABLE, ...Object.values(GAMES)].flat().map(([key]) => key));

export const OFF = '';

/** What there is to know at a table with these keys of its own, or, where one sits at none, in the whole house: each key once. */
export function uses(own: readonly KeyUse[] = Object.values(GAMES).flat()): { key: string; does: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const [key, does] of [...TABLE, ...own]) found.set(key, (found.get(key) ?? new Set()).add(does));
  return [...found].map(([key, does]) => ({ key, does: [...does] }));
}

/** Whether the lists of keys know it: whatever writes or moves must be told of. */
export function isListed(key: string): boolean {
  return key.length > 1 || /\d/.test(key) || MOVABLE.has(key.toLowerCase());
}

/** The key that now does what this one did at first; empty where it was switched off. */
export function currentKey(key: string): string {
  return settings.remap[key.toLowerCase()] ?? key;
}

/** What a pressed key stands for; null where nothing does. */
export function usualKey(pressed: string): string | null {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  for (const usual of MOVABLE) if (currentKey(usual) === key) return usual;
  return MOVABLE.has(key) ? null : key;
}

/** Gives a key another place. Whatever had that place takes the old one, so that no key does two things. */
export function rebind(usual: string, key: string): void {
  const before = currentKey(usual);
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const other = wanted === OFF ? undefined : [...MOVABLE].find((name) => name !== usual && currentKey(name) === wanted);
  settings.remap = { ...settings.remap, ...(other ? { [other]: before } : {}), [usual]: wanted };
}

/** A key as it is written on a button. */
export function written(key: string): string {
  return key === ' ' ? '␣' : key.length === 1 ? key.toUpperCase() : key;
}
