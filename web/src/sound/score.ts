import type { Latest, AnyGame } from '../table/board';
import { sound, type Sound } from './sound';

/** What is shown is heard, each sound once. `sounds` is by event, or by what is held. */
export function playSounds(sounds: Readonly<Record<string, Sound>>, latest: Latest<AnyGame>): void {
  const heard = new Set<Sound>();
  const strike = (kind: string, times: number) => {
    const name = sounds[kind];
    if (!name || heard.has(name)) return;
    heard.add(name);
    sound(name, times);
  };
  if (latest.held) strike(latest.held, 1);
  for (const event of latest.events) strike(event.type, 'coins' in event ? event.coins : 1);
}
