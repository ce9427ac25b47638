import { beginsWithE } from './speaker';
import { speech } from './speech.svelte';

/** A, B and C, in the language of the screen. */
export function listed(names: readonly string[]): string {
  const parts = new Intl.ListFormat(speech.language).formatToParts(names);
  return parts.map(({ value }, i) => (i % 2 ? before(parts[i + 1]!.value, value) : value)).join('');
}

/** Italian says "ed Elena". */
function before(name: string, link: string): string {
  return speech.language === 'it' && beginsWithE(name) ? link.replace(/ e $/, ' ed ') : link;
}
