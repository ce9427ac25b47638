import { settings } from '../look/settings.svelte';

/** The single keys that can be moved or switched off, by what they are at first; the words say what each does. */
export const KEYS = [
  ['t', 'key-turn'],
  ['o', 'key-fortunes'],
  ['c', 'key-cast'],
  ['g', 'key-log'],
  ['?', 'key-keys'],
  ['s', 'key-swap'],
  ['k', 'key-keep'],
  ['l', 'key-look'],
  ['a', 'key-announce'],
  ['n', 'key-no'],
  [' ', 'key-pass'],
  ['h', 'key-hold'],
  ['p', 'key-place'],
  ['f', 'key-flip'],
] as const;

/** Keys that mean the same everywhere and stay what they are. */
export const FIXED = [
  ['← →', 'key-arrows'],
  ['1 … 9', 'key-digits'],
  ['Enter', 'key-confirm'],
  ['Esc', 'key-back'],
] as const;

export const OFF = '';

/** The key that now does what this one did at first; empty where it was switched off. */
export function bound(key: string): string {
  return settings.remap[key.toLowerCase()] ?? key;
}

/** What a pressed key stands for; null where nothing does. */
export function meant(pressed: string): string | null {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  const moved = KEYS.find(([usual]) => bound(usual) === key);
  if (moved) return moved[0];
  return KEYS.some(([usual]) => usual === key) ? null : key;
}

/** Gives a key another place. Whatever had that place takes the old one, so that no key does two things. */
export function rebind(usual: string, key: string): void {
  const before = bound(usual);
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const other = wanted === OFF ? undefined : KEYS.find(([name]) => name !== usual && bound(name) === wanted);
  settings.remap = { ...settings.remap, ...(other ? { [other[0]]: before } : {}), [usual]: wanted };
}

/** A key as it is written on a button. */
export function written(key: string): string {
  return key === ' ' ? '␣' : key.length === 1 ? key.toUpperCase() : key;
}
