import { speech } from './speech.svelte';

/** A, B and C, in the language of the screen. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language).format(names);
}
