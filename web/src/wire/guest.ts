import { invented } from '../words/invented';
import { Refused } from './connection.svelte';
import { arrive, forgetKey } from './house';

const NAME = 'ridotto.name';

let known: Promise<unknown> | null = null;

/** Makes sure that the house knows this browser, once. A house out of reach is no failure here: ask again. */
export function beGuest(): Promise<unknown> {
  known ??= arrive().catch(() => (known = null));
  return known;
}

let called = '';

/** What I am called. Whoever has not said is given a name, and keeps it. */
export function myName(): string {
  try {
    called = localStorage.getItem(NAME) ?? called;
  } catch {
    // Then it is known as long as the page.
  }
  if (!called) callMe(invented());
  return called;
}

export function callMe(name: string): void {
  called = name;
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is asked again next time.
  }
}

/** All that any page of ours keeps in a browser has a name that begins so. */
const OURS = 'ridotto.';

/** Leaves every chair and forgets the key, in the house first: what it cannot be told now can be tried again. */
export async function forgetMe(): Promise<void> {
  await forgetKey().catch((error: unknown) => {
    if (!(error instanceof Refused && error.message === 'no-guest')) throw error;
  });
  for (const store of [localStorage, sessionStorage]) {
    for (const name of Object.keys(store)) if (name.startsWith(OURS)) store.removeItem(name);
  }
}

/** This seat's part in the shuffles: 16 bytes of one's own. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
