import plainIcon from '../../art/favicon.svg?url';
import turnIcon from '../../art/favicon-turn.svg?url';
import { sound } from '../sound/sound';
import { word } from '../words/speech.svelte';

/** What a hand feels, in milliseconds: on, off, on. */
const FELT = { turn: [30], bared: [20, 40, 20], won: [60, 40, 120] };

/** Browsers let no page shake a device that nobody has touched. */
export function feel(what: keyof typeof FELT): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(FELT[what]);
}

/** Tells somebody who looks elsewhere that the table waits for them. */
export function call(): void {
  sound('turn');
  feel('turn');
}

/** The name of the page and its icon both say whose turn it is: tabs are often too narrow for the name. */
export function title(place: string, mine: boolean): void {
  document.title = mine ? word('title-turn', { place }) : word('title', { place });
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? turnIcon : plainIcon;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** Keeps the screen awake while a game is on. Over plain HTTP browsers offer nothing: then it says so. */
export function stayAwake(): { possible: boolean; release: () => void } {
  if (!('wakeLock' in navigator)) return { possible: false, release: () => undefined };
  let lock: WakeLockSentinel | null = null;
  const hold = async () => {
    if (document.visibilityState === 'visible') lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  void hold();
  document.addEventListener('visibilitychange', hold);
  return {
    possible: true,
    release: () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    },
  };
}
