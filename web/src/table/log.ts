import { around } from '../words/names';
import { speech } from '../words/speech.svelte';
import type { Event, Step } from '../wire/types';
import type { Manifest } from './manifest';
import { sittings, type Sitting } from './seating';

export interface Turn {
  key: string;
  /** The sentence that opens it; empty for what came before the first. */
  title: string;
  lines: { key: string; text: string }[];
}

/** What was said of an event, and in which language and by which names: it is said once. */
const said = new WeakMap<Event, { by: string; text: string }>();

/** What happened, turn by turn, in the language of the screen; everybody by the name they went by then. */
export function turns(
  { secrets, turnEvents }: Pick<Manifest, 'secrets' | 'turnEvents'>,
  box: string,
  steps: readonly Step[],
  names: readonly string[],
  now: Sitting,
): Turn[] {
  const seated = sittings(steps, now);
  const turns: Turn[] = [];
  steps.forEach(({ seq, events }, i) =>
    events.forEach((event, j) => {
      if (secrets.has(event.type)) return;
      const key = `${seq}.${j}`;
      const text = sentence(box, event, names, seated[i]![j]!);
      if (turnEvents.has(event.type)) turns.push({ key, title: text, lines: [] });
      else (turns.at(-1) ?? first(turns)).lines.push({ key, text });
    }),
  );
  return turns;
}

function sentence(box: string, event: Event, names: readonly string[], sitting: Sitting): string {
  const by = `${speech.language} ${names.join()} ${sitting.join()}`;
  const known = said.get(event);
  if (known?.by === by) return known.text;
  const text = speech.speaker(box, around(names, sitting)).say('event', event);
  said.set(event, { by, text });
  return text;
}

function first(turns: Turn[]): Turn {
  const turn: Turn = { key: 'first', title: '', lines: [] };
  turns.push(turn);
  return turn;
}
