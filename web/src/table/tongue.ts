import { speech } from '../words/speech.svelte';
import { around } from '../words/names';
import type { Args } from '../words/messages';
import type { Sitting } from './seating';

/** Says things at a table, with people where they sat at that moment. */
export interface Tongue {
  say(kind: string, value: unknown): string;
  form(kind: string, value: unknown, form: string): string;
  text(id: string, args?: Args): string;
  word(id: string, args?: Args): string;
  seat(seat: number): string;
}

export function tongue(box: string, names: readonly string[], sitting: Sitting): Tongue {
  const people = around(names, sitting);
  const speaker = speech.speaker(box, people);
  return {
    say: (kind, value) => speaker.say(kind, value),
    form: (kind, value, form) => speaker.form(kind, value, form),
    text: (id, args) => speaker.message(id, args),
    word: speech.word,
    seat: (seat) => people.seat(seat),
  };
}
