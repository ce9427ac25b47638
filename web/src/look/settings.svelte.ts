import { LANGUAGES, preferred, type Language } from '../words/languages';

/** What each person sets for their own screen. */
export interface Settings {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  /** Size of the text in percent. */
  text: number;
  motion: 'auto' | 'full' | 'quick' | 'none';
  sound: 'off' | 'turn' | 'all';
  volume: number;
  hints: 'off' | 'gentle' | 'full';
  keys: boolean;
  /** Keys that were given another place, by what they are at first. */
  remap: Record<string, string>;
}

const STORE = 'ridotto.settings';
const USUAL: Omit<Settings, 'language'> = {
  theme: 'auto',
  text: 100,
  motion: 'auto',
  sound: 'all',
  volume: 60,
  hints: 'gentle',
  keys: true,
  remap: {},
};

export const settings: Settings = $state(read());

function read(): Settings {
  const usual: Settings = { ...USUAL, language: preferred() };
  try {
    const kept = { ...usual, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: usual.language };
  } catch {
    return usual;
  }
}

export function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** 1 is the usual speed, 0 none. */
export function motion(): number {
  const speeds = { full: 1, quick: 0.5, none: 0, auto: still.matches ? 0 : 1 };
  return speeds[settings.motion];
}

/** Puts theme and text size on the page. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = motion() === 0 ? 'none' : 'full';
  root.style.fontSize = `${settings.text}%`;
}
