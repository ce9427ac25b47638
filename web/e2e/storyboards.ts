import { readFileSync } from 'node:fs';
import type { Event, Message } from '../src/wire/types';
import { MASCARADE_BOARDS } from './storyboards-mascarade';
import { MASQUERADE_BOARDS } from './storyboards-masquerade';

export type Happened = Extract<Message, { type: 'Happened' }>;

/** A scene of a game: how the table stands before it, and what is then told. */
export interface Storyboard {
  name: string;
  messages: () => Message[];
  /** What asks only for its drawing, not for the table before somebody. */
  watch?: boolean;
}

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../src/dev/fixtures/${name}.json`, import.meta.url), 'utf8')) as Message[];

/** The table as it stands at this message of a recorded game, for somebody who comes now, and what follows. */
export function from(recorded: Message[], at: number, count = 1): Message[] {
  const welcome = recorded[0];
  if (welcome?.type !== 'Welcome') throw new Error('a recorded table begins with its welcome');
  const past = recorded.slice(1, at).filter((message): message is Happened => message.type === 'Happened');
  const position = past.at(-1)?.position ?? welcome.position;
  return [
    { ...welcome, position, history: [...welcome.history, ...past] },
    ...recorded
      .slice(at)
      .filter(({ type }) => type === 'Happened')
      .slice(0, count),
  ];
}

/** The first scene of a recorded game in which all of these happen at once, and what came right before it. */
function excerpt(name: string, recording: string, types: Event['type'][], before = 0): Storyboard {
  return {
    name,
    messages: () => {
      const recorded = fixture(recording);
      const at = recorded.findIndex(
        (message) =>
          message.type === 'Happened' && types.every((type) => message.events.some((event) => event.type === type)),
      );
      if (at < 1) throw new Error(`${recording} has no ${types.join(' and ')} at once`);
      return from(recorded, at - before, before + 1);
    },
  };
}

/** Every storyboard of every game. A picture of each is made by `npm run filmstrip`. */
export const STORYBOARDS: Storyboard[] = [
  ...MASCARADE_BOARDS,
  excerpt('masques-draft', 'masques-3', ['PacketsPassed']),
  excerpt('masques-play', 'masques-3', ['Played']),
  excerpt('masques-award', 'masques-3', ['SealWon']),
  excerpt('masques-end', 'masques-2', ['SealWon', 'Ended']),
  excerpt('masquerade-attack', 'masquerade-3', ['Attacked', 'Compared', 'Killed']),
  excerpt('masquerade-text', 'masquerade-3', ['TurnedUp', 'TextUsed']),
  ...MASQUERADE_BOARDS,
];
