import { speech } from '../words/speech.svelte';
import type { Chair } from '../wire/types';

/** What a chair is called; bots say that they are. */
export function called(chair: Chair): string {
  if (chair.name) return chair.name;
  return speech.word(chair.bot ? 'chair-bot' : 'chair-empty', { number: chair.number });
}
