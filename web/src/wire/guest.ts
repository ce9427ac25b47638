import { invented } from '../words/invented';
import { arrive } from './house';

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

/** This seat's part in the shuffles: 16 bytes of one's own. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
