import { around } from '../words/names';
import { speech } from '../words/speech.svelte';
import type { Event, Step } from '../wire/types';
import { isSecret } from './memory';
import { sittings, type Sitting } from './seating';

export interface Turn {
  key: string;
  /** The sentence that opens it; empty for what came before the first. */
  title: string;
  lines: { key: string; text: string }[];
}

const OPENS = new Set<Event['type']>(['TurnBegan', 'DanceBegan']);

/** What happened, turn by turn, in the language of the screen; everybody by the name they went by then. */
export function turns(box: string, steps: readonly Step[], names: readonly string[], now: Sitting): Turn[] {
  const seated = sittings(steps, now);
  const turns: Turn[] = [];
  steps.forEach(({ seq, events }, i) =>
    events.forEach((event, j) => {
      if (isSecret(event)) return;
      const key = `${seq}.${j}`;
      const text = speech.speaker(box, around(names, seated[i]![j])).say('event', event);
      if (OPENS.has(event.type)) turns.push({ key, title: text, lines: [] });
      else (turns.at(-1) ?? first(turns)).lines.push({ key, text });
    }),
  );
  return turns;
}

function first(turns: Turn[]): Turn {
  const turn: Turn = { key: 'first', title: '', lines: [] };
  turns.push(turn);
  return turn;
}
