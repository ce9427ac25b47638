import { describe, expect, it } from 'vitest';
import type { mascarade, masquerade, masques } from '../src/wire/types';
import type { MascaradeFilm } from '../src/boards/mascarade/story/film';
import { fortunes } from '../src/boards/mascarade/story/fortunes';
import { moments } from '../src/boards/mascarade/story/moments';
import { paths } from '../src/boards/mascarade/story/paths';
import { falls, reigns } from '../src/boards/masquerade/story/falls';
import { harvests } from '../src/boards/masques/story/harvests';
import { moments as masquesMoments } from '../src/boards/masques/story/moments';
import { best } from '../src/table/film';
import { believed } from '../src/table/notes';

type Event = mascarade.Event;
const held = (seat: number): mascarade.Place => ({ type: 'Held', index: seat - 1, seat, hand: 'card' });
const swap = (by: number, one: number, other: number, swapped: boolean): Event[] => [
  { type: 'CardsHandled', by, one: held(one), other: held(other) },
  { type: 'SwapDecided', by, one: held(one), other: held(other), swapped },
];

/** Three people with one card each; views are worked out from what happens. */
function film(masks: string[], steps: Event[][], outcome: mascarade.Outcome | null = null): MascaradeFilm {
  const places = masks.map((_, i) => held(i + 1));
  let [cards, purses, sitting] = [[...masks], masks.map(() => 6), masks.map((_, i) => i + 1)];
  const shots = [
    [
      ...places.map((place, i): Event => ({ type: 'Dealt', place, mask: masks[i]! })),
      { type: 'TurnBegan', seat: 1, turn: 1 } as Event,
    ],
    ...steps,
  ].map((events, i, all) => {
    for (const event of events) {
      if (event.type === 'SwapDecided' && event.swapped)
        [cards[event.one.index], cards[event.other.index]] = [cards[event.other.index]!, cards[event.one.index]!];
      if (event.type === 'TookFromBank') purses = purses.with(event.seat - 1, purses[event.seat - 1]! + event.coins);
      if (event.type === 'Fined') purses = purses.with(event.seat - 1, purses[event.seat - 1]! - event.coins);
      if (event.type === 'PlacesChanged')
        sitting = sitting.with(event.one - 1, sitting[event.other - 1]!).with(event.other - 1, sitting[event.one - 1]!);
    }
    const view = {
      purses,
      sitting,
      cards: places.map((place, k) => ({ place, mask: cards[k]! })),
      outcome: i === all.length - 1 ? outcome : null,
    } as unknown as mascarade.View;
    cards = [...cards];
    return { step: i, events, view };
  });
  return {
    contents: { players: masks.length, each: 1, places } as unknown as mascarade.Contents,
    names: masks,
    steps: shots,
  };
}
const turn = (seat: number, n: number): Event => ({ type: 'TurnBegan', seat, turn: n });

describe('the story of Mascarade', () => {
  it('counts coins by player, though people change chairs', () => {
    const told = film(
      ['King', 'Queen', 'Fool'],
      [
        [{ type: 'TookFromBank', seat: 1, coins: 3 }, turn(2, 2)],
        [{ type: 'PlacesChanged', one: 1, other: 3 }, turn(3, 3)],
        [{ type: 'TookFromBank', seat: 1, coins: 1 }],
      ],
    );
    expect(fortunes(told).map(({ turn, player, coins }) => [turn, player, coins])).toEqual([
      [0, null, [6, 6, 6]],
      [1, 1, [9, 6, 6]],
      [2, 2, [6, 6, 9]],
      [3, 1, [6, 6, 10]],
    ]);
  });

  it('follows every card, and a feint moves none', () => {
    const told = film(
      ['King', 'Queen', 'Fool'],
      [
        [...swap(1, 1, 2, true), turn(2, 2)],
        [...swap(2, 2, 3, false), turn(3, 3)],
        [...swap(3, 3, 2, true), turn(1, 4)],
      ],
    );
    const ways = paths(told).map(({ mask, stops }) => [mask, ...stops.map(({ player, turn }) => `${player}@${turn}`)]);
    expect(ways).toEqual([
      ['King', '1@0', '2@1', '3@3'],
      ['Queen', '2@0', '1@1'],
      ['Fool', '3@0', '2@3'],
    ]);
    const last = told.steps.at(-1)!.view.cards.map(({ mask }) => mask);
    expect(paths(told).map(({ mask, stops }) => last[stops.at(-1)!.place.index] === mask)).toEqual([true, true, true]);
  });

  const announced = (mask: string): Event => ({ type: 'Announced', seat: 1, place: held(1), mask });
  it('tells who called it, and not who was wrong', () => {
    const shown = (seat: number, mask: string): Event => ({ type: 'Unmasked', seat, place: held(seat), mask });
    const told = film(
      ['Fool', 'King', 'Queen'],
      [
        [announced('King')],
        [
          { type: 'Claimed', seat: 2, place: held(2) },
          { type: 'Claimed', seat: 3, place: held(3) },
          shown(1, 'Fool'),
          shown(2, 'King'),
          shown(3, 'Queen'),
          turn(2, 2),
        ],
      ],
    );
    expect(moments(told)).toEqual([expect.objectContaining({ kind: 'called', players: [2, 1], named: 'King', at: 2 })]);
  });
  it('tells a lie nobody objected to, with what it brought; the truth is no story', () => {
    const taken = (mask: string) =>
      film(
        ['Fool', 'King', 'Queen'],
        [
          [announced(mask)],
          [
            { type: 'Passed', seat: 2 },
            { type: 'Passed', seat: 3 },
            { type: 'PowerUsed', seat: 1, mask },
            { type: 'TookFromBank', seat: 1, coins: 3 },
            turn(2, 2),
          ],
        ],
      );
    expect(moments(taken('King'))).toEqual([
      expect.objectContaining({ kind: 'lie', players: [1], named: 'King', other: 'Fool', count: 3 }),
    ]);
    expect(moments(taken('Fool'))).toEqual([]);
  });
  it('tells of cards that came back, and of hands that never swapped', () => {
    const back = film(
      ['King', 'Queen', 'Fool'],
      [
        [...swap(1, 1, 2, true), turn(1, 2)],
        [...swap(1, 1, 2, true), turn(1, 3)],
        [...swap(1, 1, 3, false), turn(1, 4)],
      ],
    );
    expect(moments(back)).toEqual([expect.objectContaining({ kind: 'kept', players: [1], named: 'King', count: 3 })]);
    const feints = film(
      ['King', 'Queen', 'Fool'],
      [1, 2, 3].map((n) => [...swap(1, 1, 2, false), turn(1, n + 1)]),
    );
    expect(moments(feints).map(({ kind }) => kind)).toEqual(['feints']);
  });
  it('tells the best, no kind more than twice', () => {
    const kinds = best(
      ['a', 'a', 'a', 'b'].map((kind, i) => ({ kind, at: 9 - i, weight: 10 - i, players: [] })),
      3,
    );
    expect(kinds.map(({ kind, at }) => kind + at)).toEqual(['b6', 'a8', 'a9']);
  });
  it('believes what is left when all else is struck out', () => {
    expect(believed({ text: '', out: ['King', 'Fool'] }, ['King', 'Queen', 'Fool'])).toBe('Queen');
    expect(believed({ text: '', out: ['King'] }, ['King', 'Queen', 'Fool'])).toBeNull();
    expect(believed(undefined, ['King'])).toBeNull();
  });
});

describe('the story of Masques', () => {
  const gap = (plot: string | null): masques.Gap => ({ plot, influence: null, down: false });
  const arcade = (seal: string | null): masques.Arcade => ({
    forSeals: seal !== null,
    ducat: seal === null,
    seal,
    down: false,
  });
  const view = (gaps: masques.Gap[], dance: number) =>
    ({
      gaps,
      dance,
      arcades: [arcade('Clergy'), arcade(null), arcade(null)],
      guests: [1, 2].map(() => ({ ducats: 0, seals: [0], inHand: 1, hand: [] })),
      outcome: null,
    }) as unknown as masques.View;
  const contents = {
    factions: ['Clergy'],
    plots: [
      { plot: 'A-2', family: 'A', value: 2, copies: 1 },
      { plot: 'B-4', family: 'B', value: 4, copies: 1 },
    ],
  } as unknown as masques.Contents;
  const empty = [gap(null), gap(null), gap(null)];
  const told = {
    contents,
    names: ['Adele', 'Bruno'],
    steps: [
      {
        step: 0,
        events: [{ type: 'Played', seat: 2, plot: 'A-2', gap: 0 }],
        view: view([gap('A-2'), gap(null), gap(null)], 1),
      },
      {
        step: 1,
        events: [
          { type: 'Played', seat: 1, plot: 'B-4', gap: 1 },
          { type: 'SealWon', seat: 1, family: 'A', arcade: 0, faction: 'Clergy', seals: 1 },
          { type: 'Tied', arcade: 1, value: 2 },
          { type: 'DanceBegan', dance: 2, first: 1 },
        ],
        view: view(empty, 2),
      },
    ] as { step: number; events: masques.Event[]; view: masques.View }[],
  };
  it('shows what lay beside a token before the ring was cleared, and who laid it', () => {
    const [dance] = harvests(told);
    expect(dance).toMatchObject({ dance: 1, at: 1 });
    expect(dance!.counts.map(({ beside, laidBy }) => [beside.map(({ plot }) => plot), laidBy])).toEqual([
      [
        [null, 'A-2'],
        [null, 2],
      ],
      [
        ['A-2', 'B-4'],
        [2, 1],
      ],
    ]);
    expect(dance!.counts[0]!.token.seal).toBe('Clergy');
  });
  it('counts a card that won for another as a gift only when there are several', () => {
    expect(masquesMoments(told)).toEqual([]);
    const twice = { ...told, steps: [...told.steps, ...told.steps] };
    expect(masquesMoments(twice)).toEqual([expect.objectContaining({ kind: 'gifts', players: [2], count: 2 })]);
  });
});

describe('the story of Masquerade', () => {
  const place = (seat: number, number: number): masquerade.Place => ({ type: 'InLine', seat, number });
  const lines = (seat: number) =>
    ({
      lines: [1, 2, 3].map((other) => (other === seat ? [{ face: { card: 'King' } }] : [])),
      outcome: null,
    }) as unknown as masquerade.View;
  const step = (events: masquerade.Event[], king: number) => ({ step: 0, events, view: lines(king) });
  const told = {
    contents: { cards: [], rounds: 0 } as unknown as masquerade.Contents,
    names: ['Adele', 'Bruno', 'Cedric'],
    steps: [
      step([{ type: 'TurnBegan', seat: 1, turn: 1 }], 1),
      step(
        [
          { type: 'Compared', attacker: 'Olaf', attack: 4, target: 'Nan', health: 2 },
          { type: 'Killed', place: place(2, 1), card: 'Nan', by: 1 },
          { type: 'TurnBegan', seat: 2, turn: 2 },
        ],
        1,
      ),
      step(
        [
          { type: 'Compared', attacker: 'Chef', attack: 1, target: 'Olaf', health: 3 },
          { type: 'Killed', place: place(2, 1), card: 'Chef', by: 1 },
        ],
        3,
      ),
      step(
        [
          { type: 'Killed', place: place(3, 2), card: 'Bard', by: 2 },
          { type: 'TurnBegan', seat: 3, turn: 3 },
        ],
        3,
      ),
    ],
  };
  it('says when and how each fell', () => {
    expect(falls(told).map(({ card, owner, by, how, turn }) => [card, owner, by, how, turn])).toEqual([
      ['Nan', 2, 1, 'attack', 1],
      ['Chef', 2, 1, 'own-attack', 2],
      ['Bard', 3, 2, 'text', 2],
    ]);
  });
  it('knows whose the King was', () => {
    expect(reigns(told).map(({ seat, turn, length }) => [seat, turn, length])).toEqual([
      [1, 0, 2],
      [3, 2, 1],
    ]);
  });
});
