import plainIcon from '../../art/favicon.svg?url';
import turnIcon from '../../art/favicon-turn.svg?url';
import { sound } from '../sound/sound';
import { word } from '../words/speech.svelte';

/** Tells somebody who looks elsewhere that the table waits for them. */
export function call(): void {
  sound('turn');
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
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
