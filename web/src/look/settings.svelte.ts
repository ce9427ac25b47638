import { prefersReducedMotion } from 'svelte/motion';
import type { Tempo } from '../table/script';
import { LANGUAGES, preferred, type Language } from '../words/languages';

/** What each person sets for their own screen. */
export interface Settings {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  /** Size of the text in percent. */
  text: number;
  motion: 'auto' | 'full' | 'none';
  /** How fast the story of the table is told. */
  tempo: Tempo;
  sound: 'off' | 'turn' | 'all';
  volume: number;
  hints: 'off' | 'gentle' | 'full';
  keys: boolean;
  /** Whether somebody who has the table read aloud was told that it can wait after each step. */
  stepTold: boolean;
  /** Keys that were given another place, by what they are at first. */
  remap: Record<string, string>;
}

const STORE = 'ridotto.settings';
const USUAL: Omit<Settings, 'language'> = {
  theme: 'auto',
  text: 100,
  motion: 'auto',
  tempo: 'standard',
  sound: 'all',
  volume: 60,
  hints: 'gentle',
  keys: true,
  stepTold: false,
  remap: {},
};

export const settings: Settings = $state(read());
let kept = JSON.stringify(settings);

function read(): Settings {
  const usual: Settings = { ...USUAL, language: preferred() };
  try {
    const found = { ...usual, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
    // What was a quick motion is a brisk tempo.
    if (found.motion === 'quick') Object.assign(found, { motion: 'full', tempo: 'brisk' });
    return LANGUAGES.includes(found.language) ? found : { ...found, language: usual.language };
  } catch {
    return usual;
  }
}

/** What nobody has changed is not written: a browser that was forgotten stays empty. */
export function keep(): void {
  const now = JSON.stringify(settings);
  if (now === kept) return;
  kept = now;
  try {
    localStorage.setItem(STORE, now);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether the play is told in stills. */
export function still(): boolean {
  return settings.motion === 'none' || (settings.motion === 'auto' && prefersReducedMotion.current);
}

/** 1 is all movement, 0 none. */
export function motion(): number {
  return still() ? 0 : 1;
}

/** Puts theme and text size on the page. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = still() ? 'none' : 'full';
  root.style.fontSize = `${settings.text}%`;
}
