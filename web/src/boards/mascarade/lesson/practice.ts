import type { mascarade, Position } from '../../../wire/types';

type Event = mascarade.Event;
type Place = mascarade.Place;
type Move = mascarade.Move;
type Question = mascarade.Question;

export const ME = 1;
export const PLAYERS = 5;
const CENTRE = PLAYERS;
const BANK = 200;

/** The place of a card by its number: the five chairs, then the centre. */
export function place(index: number): Place {
  return index === CENTRE
    ? { type: 'Centre', index, number: 1 }
    : { type: 'Held', index, seat: index + 1, hand: 'card' };
}
const held = (seat: number) => place(seat - 1);

export const CONTENTS: mascarade.Contents = {
  edition: 'first',
  players: PLAYERS,
  cast: [
    { mask: 'Judge', copies: 1, mark: 'scales', borrows: [], does: [] },
    { mask: 'Bishop', copies: 1, mark: 'hand', borrows: [], does: [] },
    { mask: 'King', copies: 1, mark: 'purse', borrows: [], does: [] },
    { mask: 'Queen', copies: 1, mark: 'purse', borrows: [], does: [] },
    { mask: 'Witch', copies: 1, mark: 'hand', borrows: [], does: [] },
    { mask: 'Cheat', copies: 1, mark: 'star', borrows: [], does: [] },
  ],
  each: 1,
  centre: 1,
  places: Array.from({ length: PLAYERS + 1 }, (_, i) => place(i)),
  opening: 4,
  together: false,
  goal: 13,
};

/** The practice table: what lies where. It tells what happens on it; what may happen is up to the script. */
export class Practice {
  turn = 1;
  active = ME;
  courthouse = 0;
  announced: string | null = null;
  claimants: number[] = [];
  shown: number[] = [];
  outcome: mascarade.Outcome | null = null;
  ready: number[] | null = null;

  constructor(
    public cards: string[],
    public purses: number[] = [6, 6, 6, 6, 6],
  ) {}

  lies(index: number): string {
    return this.cards[index]!;
  }
  where(mask: string): number {
    return this.cards.indexOf(mask);
  }

  deal(): Event[] {
    return this.cards.map((mask, i) => ({ type: 'Dealt', place: place(i), mask }));
  }
  begin(seat: number, turn: number): Event[] {
    Object.assign(this, { active: seat, turn, announced: null, claimants: [] });
    return [{ type: 'TurnBegan', seat, turn }];
  }
  /** Two cards go under the table; only for me is it told what became of them. */
  handle(by: number, one: number, other: number, really: boolean): Event[] {
    if (really) [this.cards[one], this.cards[other]] = [this.cards[other]!, this.cards[one]!];
    const both = { one: place(one), other: place(other) };
    return [
      { type: 'CardsHandled', by, ...both },
      ...(by === ME ? [{ type: 'SwapDecided', by, ...both, swapped: really } as const] : []),
    ];
  }
  look(seat: number): Event[] {
    const seen: Event[] = seat === ME ? [{ type: 'Glimpsed', by: ME, place: held(ME), mask: this.lies(ME - 1) }] : [];
    return [{ type: 'Looked', seat, place: held(seat) }, ...seen];
  }
  announce(seat: number, mask: string): Event[] {
    this.announced = mask;
    return [{ type: 'Announced', seat, place: held(seat), mask }];
  }
  pass(...seats: number[]): Event[] {
    return seats.map((seat) => ({ type: 'Passed', seat }));
  }
  claim(seat: number): Event[] {
    this.claimants = [...this.claimants, seat];
    return [{ type: 'Claimed', seat, place: held(seat) }];
  }
  unmask(...seats: number[]): Event[] {
    this.shown = seats;
    return seats.map((seat) => ({ type: 'Unmasked', seat, place: held(seat), mask: this.lies(seat - 1) }));
  }
  use(seat: number, mask: string): Event[] {
    return [{ type: 'PowerUsed', seat, mask }];
  }
  take(seat: number, coins: number): Event[] {
    this.purses[seat - 1]! += coins;
    return [{ type: 'TookFromBank', seat, coins }];
  }
  takeCourthouse(seat: number): Event[] {
    const coins = this.courthouse;
    this.purses[seat - 1]! += coins;
    this.courthouse = 0;
    return [{ type: 'TookCourthouse', seat, coins }];
  }
  fine(...seats: number[]): Event[] {
    return seats.map((seat) => {
      this.purses[seat - 1]! -= 1;
      this.courthouse += 1;
      return { type: 'Fined', seat, coins: 1 };
    });
  }
  exchange(one: number, other: number): Event[] {
    [this.purses[one - 1], this.purses[other - 1]] = [this.purses[other - 1]!, this.purses[one - 1]!];
    return [{ type: 'FortunesExchanged', one, other }];
  }
  win(player: number, ending: mascarade.Finale): Event[] {
    this.outcome = { ending, winners: [player] };
    return [{ type: 'Ended', ending, winners: [player] }];
  }

  /** How the table stands for my eyes, with what is asked of me, if anything is. */
  position(step: number, asked?: { question: Question; options: Move[] }): Position {
    const awaited = asked || this.ready ? [ME] : [];
    return {
      step,
      view: {
        type: 'Sight',
        turn: this.turn - 1,
        active: this.active,
        awaited,
        sitting: [1, 2, 3, 4, 5],
        purses: [...this.purses],
        bank: BANK - this.courthouse - this.purses.reduce((sum, coins) => sum + coins, 0),
        courthouse: this.courthouse,
        cards: this.outcome ? this.cards.map((mask, i) => ({ place: place(i), mask })) : [],
        shownBefore: [...this.shown],
        announced: this.announced,
        claimants: [...this.claimants],
        outcome: this.outcome,
      },
      awaited,
      inquiries: asked
        ? [{ chair: ME, seat: ME, ...asked, fallback: asked.options[0]!, early: false, given: null, orders: null }]
        : [],
      clocks: [],
      ready: this.ready,
      ended: null,
    };
  }
}
