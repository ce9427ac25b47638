import { speech } from './speech.svelte';

/** A, B and C, in the language of the screen. */
export function listed(names: readonly string[]): string {
  const parts = new Intl.ListFormat(speech.language).formatToParts(names);
  return parts.map(({ value }, i) => (i % 2 ? before(parts[i + 1]!.value, value) : value)).join('');
}

/** Italian says "ed Elena". */
function before(name: string, link: string): string {
  const vowel = speech.language === 'it' && /^e/i.test(name.normalize('NFD'));
  return vowel ? link.replace(/ e $/, ' ed ') : link;
}
