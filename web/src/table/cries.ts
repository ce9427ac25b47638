import { speech } from '../words/speech.svelte';

/** What people call across a table. They travel by name, so that everybody hears their own language. */
export const CRIES = ['sure', 'lost', 'bluff', 'bravo', 'hurry', 'wait', 'alas', 'again'] as const;

export function saidOf(text: string): string {
  const cry = CRIES.find((name) => text === `/${name}`);
  return cry ? speech.word(`cry-${cry}`) : text;
}
