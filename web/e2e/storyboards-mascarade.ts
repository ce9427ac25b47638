import { patches } from '../src/boards/mascarade/patches';
import type { Event, Place } from '../src/boards/mascarade/game';
import recorded from '../src/dev/fixtures/mascarade-5.json';
import type { Message, Position } from '../src/wire/types';
import type { Storyboard } from './storyboards';

const NAMES = ['Ada', 'Colombina', 'Pantalone', 'Brighella', 'Rosaura'];
const own = (seat: number): Place => ({ type: 'Held', index: seat - 1, seat, hand: 'card' });
const CENTRE: Place = { type: 'Centre', index: 5, number: 1 };

type Welcome = Extract<Message, { type: 'Welcome' }>;

/** Five people, a card in the middle, six coins each: the table of all the drawn scenes. */
function table(active: number, purses = [6, 6, 6, 6, 6], names = NAMES): Welcome {
  const [welcome] = recorded as unknown as [Welcome];
  const chairs = welcome.room.chairs.map((chair, i) => ({ ...chair, name: names[i]!, bot: null, away: false }));
  const begun: Event = { type: 'TurnBegan', seat: active, turn: 6 };
  const view = { ...welcome.position!.view, turn: 5, active, purses, courthouse: 0, bank: 164 };
  return {
    ...welcome,
    room: { ...welcome.room, chairs, spectators: 0 },
    position: { ...welcome.position!, ready: null, awaited: [active], inquiries: [], view: view as Position['view'] },
    history: [{ seq: welcome.seq, events: [begun] }],
  };
}

/** What is told, message by message, with the table as it stands after each. */
export function told(welcome: Welcome, scenes: Event[][]): Message[] {
  let position = welcome.position!;
  return [
    welcome,
    ...scenes.map((events, i): Message => {
      let { view } = position;
      for (const event of events) for (const { apply } of patches(event)) view = apply(view);
      const ended = events.find((event) => event.type === 'Ended');
      const { active } = view as unknown as { active: number };
      position = {
        ...position,
        step: position.step + events.length,
        view,
        awaited: ended ? [] : [active],
        ended: ended ? { ending: ended.ending, winners: ended.winners } : null,
      };
      return { type: 'Happened', seq: welcome.seq + i + 1, events, position };
    }),
  ];
}

const announced = (mask: string, seat = 1): Event => ({ type: 'Announced', seat, place: own(seat), mask });
const claimed = (seat: number): Event => ({ type: 'Claimed', seat, place: own(seat) });
const passed = (seat: number): Event => ({ type: 'Passed', seat });
const shown = (seat: number, mask: string): Event => ({ type: 'Unmasked', seat, place: own(seat), mask });
const fined = (seat: number): Event => ({ type: 'Fined', seat, coins: 1 });
const takes = (seat: number, coins: number): Event => ({ type: 'TookFromBank', seat, coins });
const uses = (seat: number, mask: string): Event => ({ type: 'PowerUsed', seat, mask });
const turn = (seat: number): Event => ({ type: 'TurnBegan', seat, turn: 7 });
const silent = (mask: string, ...then: Event[]): Event[][] => [
  [announced(mask)],
  [passed(2)],
  [passed(3)],
  [passed(4)],
  [passed(5), uses(1, mask), ...then],
];
const handled = (by: number, one: Place, other: Place): Event => ({ type: 'CardsHandled', by, one, other });

/** Whose turn it is: who does the first thing that is told. */
function actor(scenes: Event[][]): number {
  const first = scenes[0]?.[0];
  return first && 'by' in first ? first.by : first && 'seat' in first ? first.seat : 1;
}

const board = (name: string, scenes: Event[][], purses?: number[]): Storyboard => ({
  name: `mascarade-${name}`,
  messages: () => told(table(actor(scenes), purses), scenes),
});

/** Parts 3.1 to 3.9 of the drawn scenes, and the two guests. */
export const MASCARADE_BOARDS: Storyboard[] = [
  board('caught', [
    [announced('Queen')],
    [passed(2)],
    [claimed(3)],
    [passed(4)],
    [
      claimed(5),
      shown(1, 'Judge'),
      shown(3, 'Cheat'),
      shown(5, 'Queen'),
      uses(5, 'Queen'),
      takes(5, 2),
      fined(1),
      fined(3),
      turn(2),
    ],
  ]),
  board('nobody', [
    [announced('Queen', 2)],
    [claimed(3)],
    [passed(4)],
    [claimed(5)],
    [passed(1), shown(2, 'Judge'), shown(3, 'Cheat'), shown(5, 'King'), fined(2), fined(3), fined(5), turn(3)],
  ]),
  board('true', [
    [announced('King', 4)],
    [passed(5)],
    [claimed(1)],
    [passed(2)],
    [passed(3), shown(4, 'King'), shown(1, 'Witch'), uses(4, 'King'), takes(4, 3), fined(1), turn(5)],
  ]),
  board('silence', silent('King', takes(1, 3), turn(2))),
  board('swap', [[handled(4, own(4), own(5)), turn(5)]]),
  board('look', [[{ type: 'Looked', seat: 3, place: own(3) }, turn(4)]]),
  board('spy', [
    ...silent('Spy'),
    [{ type: 'Spied', seat: 1, own: own(1), other: own(4) }],
    [handled(1, own(1), own(4)), turn(2)],
  ]),
  board('fool', [...silent('Fool', takes(1, 1)), [handled(1, own(3), CENTRE), turn(2)]]),
  ...(['right', 'wrong'] as const).map((end) =>
    board(`inquisitor-${end}`, [
      ...silent('Inquisitor'),
      [{ type: 'Questioned', by: 1, seat: 3 }],
      [
        { type: 'Named', seat: 3, mask: 'King' },
        shown(3, end === 'right' ? 'King' : 'Thief'),
        ...(end === 'right' ? [] : [{ type: 'Paid', from: 3, to: 1, coins: 4 } as const]),
        turn(2),
      ],
    ]),
  ),
  board('princess', [
    ...silent('Princess', takes(1, 2)),
    [
      { type: 'HeldUp', seat: 3, place: own(3) },
      { type: 'ShownToOthers', player: 3, place: own(3), mask: 'Witch' },
      turn(2),
    ],
  ]),
  board('witch', [...silent('Witch'), [{ type: 'FortunesExchanged', one: 1, other: 5 }, turn(2)]], [2, 6, 6, 7, 11]),
  board(
    'thief',
    silent('Thief', { type: 'Paid', from: 2, to: 1, coins: 1 }, { type: 'Paid', from: 5, to: 1, coins: 1 }, turn(2)),
    [10, 1, 6, 6, 6],
  ),
  board('court', [...silent('Judge', { type: 'TookCourthouse', seat: 1, coins: 0 }, turn(2))]),
  board('widow', silent('Widow', takes(1, 8), turn(2)), [2, 6, 6, 6, 6]),
  board('cheat', silent('Cheat', { type: 'Ended', ending: 'cheat', winners: [1] }), [11, 6, 6, 4, 3]),
  board('cheat-not', silent('Cheat', turn(2)), [8, 6, 6, 6, 4]),
  board('puppeteer', [
    ...silent('Puppeteer'),
    [
      { type: 'Paid', from: 2, to: 1, coins: 1 },
      { type: 'Paid', from: 4, to: 1, coins: 1 },
      { type: 'PlacesChanged', one: 2, other: 4 },
      turn(2),
    ],
  ]),
  board('puppeteer-me', [
    [announced('Puppeteer', 2)],
    [passed(3)],
    [passed(4)],
    [passed(5)],
    [passed(1), uses(2, 'Puppeteer')],
    [
      { type: 'Paid', from: 1, to: 2, coins: 1 },
      { type: 'Paid', from: 4, to: 2, coins: 1 },
      { type: 'PlacesChanged', one: 1, other: 4 },
      turn(3),
    ],
  ]),
  board(
    'alchemist',
    silent(
      'Alchemist',
      { type: 'Paid', from: 1, to: 2, coins: 6 },
      { type: 'Paid', from: 2, to: 3, coins: 4 },
      { type: 'Paid', from: 3, to: 4, coins: 7 },
      { type: 'Paid', from: 4, to: 5, coins: 2 },
      { type: 'Paid', from: 5, to: 1, coins: 9 },
      turn(2),
    ),
    [6, 4, 7, 2, 9],
  ),
  board('gambler', [
    ...silent('Gambler'),
    [{ type: 'Challenged', by: 1, seat: 5 }],
    [{ type: 'CoinsHidden', seat: 1 }],
    [{ type: 'Guessed', seat: 5, coins: 2 }, { type: 'HandOpened', seat: 1, coins: 3 }, takes(1, 3), turn(2)],
  ]),
  board('end', silent('King', takes(1, 3), { type: 'Ended', ending: 'fortune', winners: [1] }), [11, 4, 5, 6, 3]),
  board(
    'ruin',
    [
      [announced('Queen', 2)],
      [claimed(3)],
      [passed(4)],
      [passed(5)],
      [
        passed(1),
        shown(2, 'Judge'),
        shown(3, 'Queen'),
        uses(3, 'Queen'),
        takes(3, 2),
        fined(2),
        { type: 'Ended', ending: 'ruin', winners: [5] },
      ],
    ],
    [6, 1, 6, 6, 9],
  ),
];
