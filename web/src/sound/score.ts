import type { Event } from '../wire/types';
import type { Latest, AnyGame } from '../table/board';
import { sound, type Sound } from './sound';

/** What an event, or what is held, sounds like: one sound, several, or as the deed up to it has it. */
export type Cue = Sound | readonly Sound[] | ((deed: readonly Event[]) => readonly Sound[]);
export type Score = Readonly<Record<string, Cue>>;

/** One after another, in seconds. */
const AFTER = 0.08;

/** What is shown is heard, each kind once. A sound that a cue has several times is struck several times. */
export function playSounds(score: Score, latest: Latest<AnyGame>, deed: readonly Event[]): void {
  const heard = new Set<Sound>();
  const strike = (kind: string, times: number) => {
    const cue = score[kind];
    if (!cue) return;
    const sounds = typeof cue === 'string' ? [cue] : typeof cue === 'function' ? cue(deed) : cue;
    const fresh = [...new Set(sounds)].filter((name) => !heard.has(name));
    fresh.forEach((name, i) => {
      heard.add(name);
      const most = name === 'coin' ? times : 1;
      const count = Math.max(most, sounds.filter((each) => each === name).length);
      sound(name, { times: count, late: i * AFTER, length: latest.span / 1000 });
    });
  };
  if (latest.held) strike(latest.held, 1);
  for (const event of latest.events) strike(event.type, 'coins' in event ? event.coins : 1);
}
