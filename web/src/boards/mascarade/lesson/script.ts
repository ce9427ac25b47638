import type { mascarade } from '../../../wire/types';
import { CONTENTS, ME, place, Practice } from './practice';

type Event = mascarade.Event;
type Move = mascarade.Move;

/** What is said after a decision: a message, and what it speaks of. */
export interface Remark {
  id: string;
  seat?: number;
  mask?: string;
  coins?: number;
}
/** What came of a decision: what happens, then a word about it; or the next question of the same step. */
export interface Outcome {
  events: Event[];
  remark?: Remark;
  then?: Asked;
}
export interface Asked {
  question: mascarade.Question;
  options: Move[];
}
export interface Step {
  /** Whether time has passed: then the table is laid anew. */
  later?: boolean;
  /** What happens before I am asked, scene by scene. */
  before: readonly ((table: Practice) => Event[])[];
  asked(table: Practice): Asked | 'ready';
  decide(table: Practice, move: Move | null): Outcome;
}

const [COLOMBINA, PANTALONE, BRIGHELLA, ROSAURA] = [2, 3, 4, 5] as const;
const mine = ME - 1;
const answers = (mask: string): Asked => ({
  question: { type: 'YouToo', mask },
  options: [{ type: 'Claim', own: 'card' }, { type: 'Pass' }],
});

export const FIRST_DEAL = ['Queen', 'Judge', 'Witch', 'King', 'Bishop', 'Cheat'];
const LATER_DEAL = ['Judge', 'Queen', 'Cheat', 'Witch', 'Bishop', 'King'];

/** Eight decisions: all cards open, a swap, a look, two answers, an announcement, a power, and the last chance. */
export const SCRIPT: readonly Step[] = [
  {
    before: [
      (table) => {
        table.ready = [];
        return table.deal();
      },
    ],
    asked: () => 'ready',
    decide: (table) => {
      table.ready = null;
      return { events: table.begin(ME, 1), remark: { id: 'memorise-done' } };
    },
  },
  {
    before: [],
    asked: () => ({
      question: { type: 'Opening' },
      options: CONTENTS.places
        .slice(1)
        .flatMap((other) => [true, false].map((really): Move => ({ type: 'Swap', own: 'card', with: other, really }))),
    }),
    decide: (table, move) => {
      if (move?.type !== 'Swap') return { events: [] };
      return {
        events: [...table.handle(ME, mine, move.with.index, move.really), ...table.begin(COLOMBINA, 2)],
        remark: { id: move.really ? 'swap-done' : 'swap-kept' },
      };
    },
  },
  {
    before: [
      (table) => [...table.handle(COLOMBINA, COLOMBINA - 1, PANTALONE - 1, false), ...table.begin(PANTALONE, 3)],
      (table) => [...table.handle(PANTALONE, PANTALONE - 1, place(5).index, true), ...table.begin(BRIGHELLA, 4)],
      // Brighella had the King unless I took him: either way he is mine now, and I cannot know it.
      (table) => [
        ...table.handle(BRIGHELLA, BRIGHELLA - 1, mine, table.lies(mine) !== 'King'),
        ...table.begin(ROSAURA, 5),
      ],
      (table) => [...table.look(ROSAURA), ...table.begin(ME, 6)],
    ],
    asked: () => ({ question: { type: 'YourTurn' }, options: [{ type: 'Look', own: 'card' }] }),
    decide: (table) => ({ events: [...table.look(ME), ...table.begin(COLOMBINA, 7)], remark: { id: 'look-done' } }),
  },
  {
    before: [(table) => table.announce(COLOMBINA, 'Queen'), (table) => table.pass(PANTALONE, BRIGHELLA, ROSAURA)],
    asked: () => answers('Queen'),
    decide: (table, move) => {
      const honest = table.where('Queen') === COLOMBINA - 1;
      const taken = () => [...table.use(COLOMBINA, 'Queen'), ...table.take(COLOMBINA, 2)];
      if (move?.type !== 'Claim')
        return { events: [...table.pass(ME), ...taken(), ...table.begin(PANTALONE, 8)], remark: { id: 'others-pass' } };
      return {
        events: [
          ...table.claim(ME),
          ...table.unmask(COLOMBINA, ME),
          ...(honest ? taken() : []),
          ...table.fine(...(honest ? [ME] : [COLOMBINA, ME])),
          ...table.begin(PANTALONE, 8),
        ],
        remark: { id: 'others-claim' },
      };
    },
  },
  {
    before: [(table) => table.announce(PANTALONE, 'King'), (table) => table.pass(BRIGHELLA, ROSAURA)],
    asked: () => answers('King'),
    decide: (table, move) => {
      if (move?.type !== 'Claim') {
        return {
          events: [
            ...table.pass(ME, COLOMBINA),
            ...table.use(PANTALONE, 'King'),
            ...table.take(PANTALONE, 3),
            ...table.begin(BRIGHELLA, 9),
          ],
          remark: { id: 'own-pass' },
        };
      }
      return {
        events: [
          ...table.claim(ME),
          ...table.pass(COLOMBINA),
          ...table.unmask(PANTALONE, ME),
          ...table.use(ME, 'King'),
          ...table.take(ME, 3),
          ...table.fine(PANTALONE),
          ...table.begin(BRIGHELLA, 9),
        ],
        remark: { id: 'own-claim' },
      };
    },
  },
  {
    before: [
      (table) => {
        table.shown = [];
        return [...table.handle(BRIGHELLA, BRIGHELLA - 1, ROSAURA - 1, true), ...table.begin(ROSAURA, 10)];
      },
      (table) => [...table.look(ROSAURA), ...table.begin(ME, 11)],
    ],
    asked: () => ({
      question: { type: 'YourTurn' },
      options: ['King', 'Queen', 'Judge'].map((mask): Move => ({ type: 'Announce', own: 'card', mask })),
    }),
    decide: (table, move) => {
      const mask = move?.type === 'Announce' ? move.mask : 'King';
      const owner = table.where(mask) + 1;
      const said = table.announce(ME, mask);
      const gain = (seat: number) => [
        ...table.use(seat, mask),
        ...(mask === 'Judge' ? table.takeCourthouse(seat) : table.take(seat, mask === 'King' ? 3 : 2)),
      ];
      const others = [COLOMBINA, PANTALONE, BRIGHELLA, ROSAURA];
      if (owner === ME || owner > 5) {
        return {
          events: [...said, ...table.pass(...others), ...gain(ME), ...table.begin(COLOMBINA, 12)],
          remark: { id: owner === ME ? 'announce-true' : 'announce-lie', mask },
        };
      }
      const answered = others.flatMap((seat) => (seat === owner ? table.claim(seat) : table.pass(seat)));
      return {
        events: [
          ...said,
          ...answered,
          ...table.unmask(ME, owner),
          ...gain(owner),
          ...table.fine(ME),
          ...table.begin(COLOMBINA, 12),
        ],
        remark: { id: 'announce-caught', seat: owner, mask },
      };
    },
  },
  {
    later: true,
    before: [
      (table) => {
        Object.assign(table, new Practice([...LATER_DEAL], [5, 7, 4, 11, 8]));
        return table.begin(ME, 21);
      },
    ],
    asked: () => ({ question: { type: 'YourTurn' }, options: [{ type: 'Announce', own: 'card', mask: 'Witch' }] }),
    decide: (table, move) => {
      if (move?.type === 'Announce') {
        const picks: Move[] = [COLOMBINA, PANTALONE, BRIGHELLA, ROSAURA].map((seat) => ({ type: 'Pick', seat }));
        return {
          events: [
            ...table.announce(ME, 'Witch'),
            ...table.pass(COLOMBINA, PANTALONE, BRIGHELLA, ROSAURA),
            ...table.use(ME, 'Witch'),
          ],
          then: {
            question: { type: 'UsePower', mask: 'Witch', choice: 'player-or-nobody' },
            options: [...picks, { type: 'Decline' }],
          },
        };
      }
      if (move?.type !== 'Pick')
        return {
          events: [{ type: 'Declined', seat: ME }, ...table.begin(COLOMBINA, 22)],
          remark: { id: 'witch-declined' },
        };
      const events = [...table.exchange(ME, move.seat), ...table.begin(COLOMBINA, 22)];
      return {
        events,
        remark: {
          id: move.seat === BRIGHELLA ? 'witch-best' : 'witch-other',
          seat: move.seat,
          coins: table.purses[mine]!,
        },
      };
    },
  },
  {
    later: true,
    before: [
      (table) => {
        table.purses[ROSAURA - 1] = 10;
        return table.begin(ROSAURA, 25);
      },
      (table) => table.announce(ROSAURA, 'Cheat'),
    ],
    asked: () => answers('Cheat'),
    decide: (table, move) => {
      const others = [COLOMBINA, PANTALONE, BRIGHELLA];
      if (move?.type !== 'Claim')
        return {
          events: [...table.pass(ME, ...others), ...table.use(ROSAURA, 'Cheat'), ...table.win(ROSAURA, 'cheat')],
          remark: { id: 'last-pass', mask: table.lies(ROSAURA - 1) },
        };
      return {
        events: [
          ...table.claim(ME),
          ...table.pass(...others),
          ...table.unmask(ROSAURA, ME),
          ...table.fine(ROSAURA, ME),
        ],
        remark: { id: 'last-claim', mask: table.lies(ROSAURA - 1) },
      };
    },
  },
];
