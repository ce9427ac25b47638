import { arrive } from './house';

const NAME = 'ridotto.name';

let known: Promise<unknown> | null = null;

/** Makes sure that the house knows this browser, once. A house out of reach is no failure here: ask again. */
export function beGuest(): Promise<unknown> {
  known ??= arrive().catch(() => (known = null));
  return known;
}

export function myName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function callMe(name: string): void {
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
