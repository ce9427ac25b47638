import beats from '../../../wire/src/main/resources/beats.json';
import type { Event } from '../wire/types';

/** How fast somebody wants the story told. A step at a time has the usual lengths, and waits at the end of each. */
export type Tempo = 'brisk' | 'standard' | 'slow' | 'step';
type Lengths = readonly number[];

interface Timing {
  ms: Lengths;
  with?: string[];
  next?: boolean;
  each?: number | Lengths;
  most?: number | Lengths;
  last?: Lengths;
  hurry?: { ms: Lengths; field: string; as: string[] };
}
interface Held {
  name: string;
  ms: Lengths;
  before?: string[];
  after?: string[];
  given?: string[];
  unless?: string[];
  where?: Record<string, unknown>;
  up?: number;
}
interface Score {
  opens: string[];
  events: Record<string, Timing>;
  held: Held[];
  walk?: { of: string[]; most: Lengths };
}

/** One thing to look at: some events that are shown together, or none while the table holds its breath. */
export interface Beat {
  events: Event[];
  /** What is held: `Hush`, `Verdict`, `Silence`, `Curtain` and the like. */
  held: string | null;
  /** In milliseconds: brisk, standard, slow. */
  ms: [number, number, number];
  /** Whether a deed begins with it. */
  opens: boolean;
}

interface Making extends Beat {
  shared: string[] | null;
  walks: boolean;
}

const SCORES: Record<string, Score> = beats.games;
const NOTHING: Score = { opens: ['TurnBegan'], events: { Ended: { ms: [2000, 2600, 3600] } }, held: [] };

export const TEMPOS: readonly Tempo[] = ['brisk', 'standard', 'slow', 'step'];

/** Which of three lengths a tempo takes. */
export function paceOf(tempo: Tempo): 0 | 1 | 2 {
  return tempo === 'brisk' ? 0 : tempo === 'slow' ? 2 : 1;
}

function scoreOf(family: string): Score {
  return SCORES[family] ?? NOTHING;
}

/** The deed after these events: what has happened since it began. */
export function deedAfter(family: string, deed: readonly Event[], events: readonly Event[]): Event[] {
  const opens = (event: Event | undefined) => event !== undefined && scoreOf(family).opens.includes(event.type);
  const all = [...deed, ...events];
  let from = all.length;
  do from = all.findLastIndex((event, i) => i < from && opens(event));
  while (from > 0 && opens(all[from - 1]));
  return all.slice(Math.max(0, from));
}

/**
 * The beats of a message, by the rules that `beats.json` states at its head. `deed` is what has happened since the
 * present deed began, without this message.
 */
export function script(family: string, deed: readonly Event[], events: readonly Event[]): Beat[] {
  const score = scoreOf(family);
  const { opens, held, walk } = score;
  const made: Making[] = [];
  let past = [...deed];
  let next: Event[] = [];
  const walks = (event: Event | undefined) => event !== undefined && (walk?.of.includes(event.type) ?? false);
  const hold = (rule: Held, walking: boolean) =>
    made.push({ events: [], held: rule.name, ms: lengths(rule.ms), opens: false, shared: null, walks: walking });

  events.forEach((event, i) => {
    const [before, after] = [events[i - 1], events[i + 1]];
    const timing = score.events[event.type];
    const inRow = opens.includes(event.type) && before !== undefined && opens.includes(before.type);
    for (const rule of held) {
      if (!rule.before?.includes(event.type) || (before && rule.before.includes(before.type))) continue;
      if (!fits(rule, past, event)) continue;
      hold(rule, walks(event));
      made.at(-1)!.ms = made.at(-1)!.ms.map((ms, pace) => ms + wait(rule, made, pace)) as Beat['ms'];
    }
    if (timing?.next && after !== undefined) {
      next.push(event);
      past.push(event);
      return;
    }
    const last = made.at(-1);
    const joins = last?.events.length && next.length === 0 && (!timing || shares(last, timing.with));
    if (joins) {
      last.events.push(event);
      last.shared = timing ? last.shared!.filter((name) => timing.with!.includes(name)) : last.shared;
    } else {
      const opening = opens.includes(event.type) && !inRow;
      made.push({
        events: [...next, event],
        held: null,
        ms: [0, 0, 0],
        opens: opening,
        shared: timing ? (timing.with ?? []) : null,
        walks: walks(event),
      });
      next = [];
    }
    const beat = made.at(-1)!;
    beat.ms = length(score, beat.events, past, events.slice(i + 1));
    past = opens.includes(event.type) && !inRow ? [event] : [...past, event];
    for (const rule of held)
      if (rule.after?.includes(event.type) && !(after && rule.after.includes(after.type)) && fits(rule, past, event))
        hold(rule, walks(event));
  });
  if (walk) shorten(made, walk.most);
  return made.map(({ events, held, ms, opens }) => ({ events, held, ms, opens }));
}

/** What the house waits for after it has told these events: the standard lengths, and a little more. */
export function showTime(family: string, deed: readonly Event[], events: readonly Event[]): number {
  const sum = script(family, deed, events).reduce((total, { ms }) => total + ms[1], 0);
  return sum === 0 ? 0 : Math.min(beats.showTime.most, sum) + beats.showTime.more;
}

/** How long one needs to read this, in one's own language and at one's own tempo. */
export function readingTime(words: string, tempo: Tempo): number {
  const { start, character, most, tempo: factors } = beats.reading;
  return words === '' ? 0 : Math.min(most, start + character * words.length) * factors[paceOf(tempo)]!;
}

function lengths(ms: Lengths): Beat['ms'] {
  return [ms[0]!, ms[1]!, ms[2]!];
}

function shares(beat: Making, names: readonly string[] | undefined): boolean {
  return beat.shared?.some((name) => names?.includes(name)) ?? false;
}

function fits({ given, unless, where }: Held, past: readonly Event[], event: Event): boolean {
  const has = (types: readonly string[]) => past.some(({ type }) => types.includes(type));
  const is = Object.entries(where ?? {}).every(([name, value]) => (event as Record<string, unknown>)[name] === value);
  return is && (!given || has(given)) && !(unless && has(unless));
}

/** What a held beat still waits for, so that what it ends was in sight long enough. */
function wait({ given = [], up }: Held, made: readonly Making[], pace: number): number {
  const from = made.findIndex(({ events }) => events.some(({ type }) => given.includes(type)));
  if (up === undefined || from < 0) return 0;
  const shown = made.slice(from, -1).reduce((sum, { ms }) => sum + ms[pace]!, 0);
  return Math.max(0, up - shown);
}

function length(score: Score, events: Event[], past: readonly Event[], rest: readonly Event[]): Beat['ms'] {
  const timed = events.flatMap((event) => {
    const timing = score.events[event.type];
    return timing?.ms.some((ms) => ms > 0) ? [{ event, timing }] : [];
  });
  const first = timed[0]?.timing;
  if (!first) return [0, 0, 0];
  return [0, 1, 2].map((pace) => {
    const longest = Math.max(...timed.map(({ event, timing }) => alone(event, timing, past, rest, pace)));
    const more = longest + either(first.each ?? 0, pace) * (timed.length - 1);
    return first.most === undefined ? more : Math.max(longest, Math.min(either(first.most, pace), more));
  }) as Beat['ms'];
}

/** One length for every tempo, or one for each. */
function either(length: number | Lengths, pace: number): number {
  return typeof length === 'number' ? length : length[pace]!;
}

function alone(event: Event, timing: Timing, past: readonly Event[], rest: readonly Event[], pace: number): number {
  const { ms, hurry, last } = timing;
  if (hurry && decided(event, hurry, past)) return hurry.ms[pace]!;
  return ms[pace]! + (last && rest[0]?.type !== event.type ? last[pace]! : 0);
}

/** Whether one of the run before this event was already the one that was sought. */
function decided(event: Event, { field, as }: NonNullable<Timing['hurry']>, past: readonly Event[]): boolean {
  const of = (any: Event | undefined) => (any as Record<string, unknown> | undefined)?.[field];
  const sought = of(past.findLast(({ type }) => as.includes(type)));
  const from = past.findLastIndex(({ type }) => type !== event.type) + 1;
  return sought !== undefined && past.slice(from).some((other) => of(other) === sought);
}

function shorten(made: Making[], most: Lengths): void {
  const walking = made.filter(({ walks }) => walks);
  for (const pace of [0, 1, 2] as const) {
    const sum = walking.reduce((total, { ms }) => total + ms[pace], 0);
    if (sum > most[pace]!) for (const beat of walking) beat.ms[pace] = Math.round((beat.ms[pace] * most[pace]!) / sum);
  }
}
