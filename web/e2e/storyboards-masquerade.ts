import { readFileSync } from 'node:fs';
import { fold } from '../src/boards/masquerade/fold';
import type { Event, Place, View } from '../src/boards/masquerade/game';
import type { masquerade, Message, Position } from '../src/wire/types';
import type { Storyboard } from './storyboards';

type Welcome = Extract<Message, { type: 'Welcome' }>;
type Happened = Extract<Message, { type: 'Happened' }>;

const at = (seat: number, number: number): Place => ({ type: 'InLine', seat, number });

/** A recorded table for three as it stood when this message had been told, and scenes that never were. */
function told(message: number, scenes: Event[][], ends: Position['ended'] = null): Message[] {
  const file = new URL('../src/dev/fixtures/masquerade-3.json', import.meta.url);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Message[];
  const welcome = recorded[0] as Welcome;
  const past = recorded.slice(1, message + 1).filter((one): one is Happened => one.type === 'Happened');
  const contents = welcome.contents as masquerade.Contents;
  let position = { ...past.at(-1)!.position, inquiries: [], awaited: [] };
  const seq = past.at(-1)!.seq;
  return [
    { ...welcome, seq, position, history: [...welcome.history, ...past] },
    ...scenes.map((events, i): Message => {
      let view = position.view as View;
      for (const event of events) view = fold(view, event, contents, welcome.chairs[0] ?? null);
      position = { ...position, view, ended: i === scenes.length - 1 ? ends : null };
      return { type: 'Happened', seq: seq + i + 1, events, position };
    }),
  ];
}

const board = (name: string, messages: () => Message[]): Storyboard => ({ name: `masquerade-${name}`, messages });

/** What is drawn in part 5 and no recorded game has: the King falls, he and the Queen meet, the deck is empty. */
export const MASQUERADE_BOARDS: Storyboard[] = [
  board('king', () =>
    told(
      32,
      [
        [{ type: 'Attacked', attacker: at(1, 2), target: at(2, 2) }],
        [
          { type: 'Compared', attacker: 'Blacksmith', attack: 9, target: 'King', health: 8 },
          { type: 'Killed', place: at(2, 2), card: 'King', by: 1 },
          { type: 'Ended', ending: 'kill', winners: [1] },
        ],
      ],
      { ending: 'kill', winners: [1] },
    ),
  ),
  board('end', () => told(32, [[{ type: 'Ended', ending: 'deck', winners: [2] }]], { ending: 'deck', winners: [2] })),
  board('equal', () =>
    told(32, [
      [
        { type: 'Attacked', attacker: at(1, 2), target: at(2, 2) },
        { type: 'Compared', attacker: 'Blacksmith', attack: 8, target: 'King', health: 8 },
        { type: 'Unharmed', place: at(2, 2), card: 'King' },
        { type: 'TurnedUp', place: at(2, 2), card: 'King' },
      ],
    ]),
  ),
  board('pair', () =>
    told(
      32,
      [
        [
          { type: 'Joined', place: at(2, 4), pair: true },
          { type: 'Ended', ending: 'pair', winners: [2] },
        ],
      ],
      { ending: 'pair', winners: [2] },
    ),
  ),
];
