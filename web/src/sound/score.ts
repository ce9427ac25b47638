import type { Event } from '../wire/types';
import { sound, type Sound } from './sound';

/** What each happening sounds like. */
const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  CardsHandled: 'card',
  Looked: 'card',
  Spied: 'card',
  Announced: 'knock',
  Claimed: 'no',
  Unmasked: 'unmask',
  Fined: 'gavel',
  TookFromBank: 'coin',
  TookCourthouse: 'coin',
  Paid: 'coin',
  Played: 'card',
  Bought: 'coin',
  DucatWon: 'coin',
  SealWon: 'unmask',
  Attacked: 'knock',
  Killed: 'no',
  TurnedUp: 'unmask',
  Joined: 'card',
  Ended: 'fanfare',
};

export function hearken(events: readonly Event[]): void {
  const heard = new Set<Sound>();
  for (const event of events) {
    const name = SOUNDS[event.type];
    if (!name || heard.has(name)) continue;
    heard.add(name);
    sound(name, 'coins' in event ? event.coins : 1);
  }
}
