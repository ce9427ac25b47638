import type { Event, Position, Step, View } from '../wire/types';
import type { Manifest, Moment } from './manifest';
import { paceOf, readingTime, script, type Beat, type Tempo } from './script';
import type { Tongue } from './tongue';

/** A beat that waits, or the end of a message, where the table stands as the house said. */
export interface Item {
  seq: number;
  /** The number of the deed it belongs to. */
  deed: number;
  beat: Beat | null;
  /** How the table stands once the message it came with has been told. */
  position: Position;
  heard: number;
  /** When the house has given it all the time it needs. */
  shown: number;
  /** Its events by the messages they came with: of several, where a deed is told in one still. */
  parts: readonly Step[];
  /** What is left of a deed that is told in one still. */
  gist: string[] | null;
  /** Told without taking time. */
  quick: boolean;
}

/** A deed that is told in one still lasts this long, in milliseconds, and any still at least that long. */
export const GIST = 700;
export const STILL = 900;
/** About as long as a sentence is. */
const USUAL = 'Colombina: “No, I am!”';

/** What a beat is of: the types of its events, or what is held. */
export function kinds({ events, held }: Moment): string[] {
  return held ? [held] : events.map(({ type }) => type);
}

/** The one sentence of a beat. */
export function wordsOf(
  game: Manifest,
  moment: Moment,
  deed: readonly Event[],
  tongue: Tongue,
  before: View | null = null,
): string {
  return (
    game.beats.words(moment, deed, tongue, before) ??
    moment.events
      .filter(({ type }) => !game.secrets.has(type))
      .map((event) => tongue.say('event', event))
      .join(' ')
  );
}

/** How long a beat lasts: as long as it takes, or as its words take to read, unless it is seen at a glance. */
export function lengthOf(game: Manifest, beat: Beat, words: string, tempo: Tempo, still: boolean): number {
  const usual = beat.ms[paceOf(tempo)];
  if (usual === 0) return 0;
  const seen = kinds(beat).every((kind) => game.beats.flows.has(kind));
  return Math.max(usual, seen ? 0 : readingTime(words, tempo), still ? STILL : 0);
}

/** How long all that waits would take, with sentences of usual length. */
export function remaining(items: readonly Item[], game: Manifest, tempo: Tempo, still: boolean): number {
  return items.reduce((sum, { beat, gist, quick }) => {
    if (!beat || quick) return sum;
    return sum + (gist ? GIST : lengthOf(game, beat, USUAL, tempo, still));
  }, 0);
}

/**
 * Every deed that waits but the newest becomes one still. The newest is told from where it matters, and what is left of
 * the deed that is being told goes by at once.
 */
export function shortened(
  items: readonly Item[],
  current: number | null,
  speak: (events: Event[]) => string[],
  game: Manifest,
): Item[] {
  const newest = items.at(-1)!.deed;
  if (current === newest) return [...items];
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const waits = item.deed !== newest && item.deed !== current;
    if (!waits) kept.push({ ...item, quick: item.quick || item.deed === current });
    else if (item.beat && last?.gist && last.deed === item.deed) kept[kept.length - 1] = joined(last, item);
    else if (item.beat && !item.gist) kept.push({ ...item, gist: [] });
    else if (item.beat || last?.deed !== item.deed) kept.push(item);
  }
  const mine = kept.filter(({ deed, beat }) => deed === newest && beat);
  const climax = mine.findIndex(({ beat }) => kinds(beat!).some((kind) => game.beats.climax.has(kind)));
  for (const item of mine.slice(0, Math.max(0, climax))) item.quick = true;
  return kept.map((item) => (item.gist?.length === 0 ? { ...item, gist: speak(item.beat!.events) } : item));
}

function joined(still: Item, { beat, position, seq, parts }: Item): Item {
  return {
    ...still,
    position,
    seq,
    parts: [...still.parts, ...parts],
    gist: [],
    beat: { ...still.beat!, events: [...still.beat!.events, ...beat!.events] },
  };
}

/** What a deed came to, in the sentences that are left of it. */
export function gistOf(game: Manifest, family: string, events: Event[], tongue: Tongue): string[] {
  const beats = script(family, [], events);
  const told = beats.map((beat, i) => {
    const before = beats.slice(0, i).flatMap(({ events }) => events);
    return { beat, words: wordsOf(game, beat, before, tongue) };
  });
  const came = told.filter(({ beat }) => kinds(beat).some((kind) => game.beats.outcome.has(kind)));
  return (came.length > 0 ? came : told.slice(-1)).map(({ words }) => words).filter(Boolean);
}
