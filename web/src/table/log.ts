import { around } from '../words/names';
import { speech } from '../words/speech.svelte';
import type { Event, Step } from '../wire/types';
import type { Manifest } from './manifest';
import { sittings, type Sitting } from './seating';
import { tongue } from './tongue';

export interface Turn {
  key: string;
  /** What came of it, in one line; empty for what came before the first. */
  title: string;
  lines: { key: string; text: string }[];
}

interface Chapter {
  key: string;
  opens: boolean;
  events: { key: string; event: Event; sitting: Sitting }[];
}

/** What was said of an event or of what it opened, of how much, in which language and by which names: it is said once. */
type Said = WeakMap<Event, { by: string; text: string }>;
const events: Said = new WeakMap();
const chapters: Said = new WeakMap();

type Chronicle = Pick<Manifest, 'secrets' | 'turnEvents' | 'line'>;

/** What happened, one line a turn, in the language of the screen; everybody by the name they went by then. */
export function turns(
  game: Chronicle,
  box: string,
  steps: readonly Step[],
  names: readonly string[],
  now: Sitting,
): Turn[] {
  const all = divided(game, steps, now);
  return all.map(({ key, opens, events }, i) => {
    const text = ({ event, sitting }: Chapter['events'][number]) => sentence(box, event, names, sitting);
    const lines = events.slice(opens ? 1 : 0).map((each) => ({ key: each.key, text: text(each) }));
    if (!opens) return { key, title: '', lines };
    const { event, sitting } = events[0]!;
    const over = i + 1 < all.length;
    const title = once(chapters, event, `${events.length} ${over} ${by(names, sitting)}`, () => {
      const deed = events.map(({ event }) => event);
      const line = game.line(deed, over, tongue(box, names, sitting));
      return line === null ? text(events[0]!) : numbered(event, line);
    });
    return { key, title, lines };
  });
}

function divided({ secrets, turnEvents }: Chronicle, steps: readonly Step[], now: Sitting): Chapter[] {
  const seated = sittings(steps, now);
  const chapters: Chapter[] = [];
  let before: Event | null = null;
  steps.forEach(({ seq, events }, i) =>
    events.forEach((event, j) => {
      if (secrets.has(event.type)) return;
      const key = `${seq}.${j}`;
      const opens = turnEvents.has(event.type) && !(before && turnEvents.has(before.type));
      if (opens || chapters.length === 0) chapters.push({ key: opens ? key : 'first', opens, events: [] });
      chapters.at(-1)!.events.push({ key, event, sitting: seated[i]![j]! });
      before = event;
    }),
  );
  return chapters;
}

/** 6 · Ada looked at their card. */
function numbered(event: Event, line: string): string {
  return 'turn' in event ? `${event.turn} · ${line}` : line;
}

function sentence(box: string, event: Event, names: readonly string[], sitting: Sitting): string {
  return once(events, event, by(names, sitting), () => speech.speaker(box, around(names, sitting)).say('event', event));
}

function by(names: readonly string[], sitting: Sitting): string {
  return `${speech.language} ${names.join()} ${sitting.join()}`;
}

function once(said: Said, event: Event, by: string, say: () => string): string {
  const known = said.get(event);
  if (known?.by === by) return known.text;
  const text = say();
  said.set(event, { by, text });
  return text;
}
