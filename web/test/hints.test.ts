import { describe, expect, it } from 'vitest';
import { touched } from '../src/boards/mascarade/advice';
import { knowledge } from '../src/boards/mascarade/knowledge';
import { preys } from '../src/boards/masquerade/advice';
import type { Lying } from '../src/boards/masquerade/cards';
import { lines } from '../src/boards/masquerade/facts';
import { reaches } from '../src/boards/masques/advice';
import { unseen } from '../src/boards/masques/facts';
import type { mascarade, masquerade, masques } from '../src/wire/types';
import { dice } from '../e2e/player';

type Event = mascarade.Event;
const MASKS = ['King', 'Queen', 'Fool', 'Spy', 'Peasant', 'Peasant'];
const places = MASKS.map((_, i): mascarade.Place =>
  i === 5 ? { type: 'Centre', index: 5, number: 1 } : { type: 'Held', index: i, seat: i + 1, hand: 'card' },
);
const cast = [...new Set(MASKS)].map((mask) => ({
  mask,
  copies: MASKS.filter((other) => other === mask).length,
  mark: 'star' as const,
  borrows: [],
  does: [],
}));
const dealt: Event[] = places.map((place, i) => ({ type: 'Dealt', place, mask: MASKS[i]! }));
const handled = (by: number, one: number, other: number): Event => ({
  type: 'CardsHandled',
  by,
  one: places[one]!,
  other: places[other]!,
});
const decided = (by: number, one: number, other: number, swapped: boolean): Event => ({
  type: 'SwapDecided',
  by,
  one: places[one]!,
  other: places[other]!,
  swapped,
});
const possible = (events: Event[], me: number | null) => {
  const known = knowledge({ cast, places }, events, me);
  return MASKS.map((_, i) => known.get(i)!.possible);
};

describe('what can be known in Mascarade', () => {
  it('knows the open deal, and my own swap but nobody else’s', () => {
    const events = [...dealt, handled(1, 0, 1), decided(1, 0, 1, true), handled(3, 2, 3)];
    expect(possible(events, 1).slice(0, 4)).toEqual([['Queen'], ['King'], ['Fool', 'Spy'], ['Fool', 'Spy']]);
    expect(possible(events, null)[0]).toEqual(['King', 'Queen']);
  });
  it('counts hands since a card was seen, and forgets them when it is shown', () => {
    const events = [...dealt, handled(2, 1, 0), handled(3, 2, 0)];
    expect(knowledge({ cast, places }, events, 1).get(0)!.handled).toBe(2);
    const shown: Event[] = [...events, { type: 'Unmasked', seat: 1, place: places[0]!, mask: 'Queen' }];
    expect(knowledge({ cast, places }, shown, 1).get(0)).toEqual({ possible: ['Queen'], handled: 0, seen: true });
  });
  it('advises a look for other hands, not for my own', () => {
    const events: Event[] = [...dealt, handled(1, 0, 1), handled(2, 1, 0), handled(3, 2, 3)];
    expect(touched(events, places[0]!, 1)).toBe(1);
    expect(touched([...events, { type: 'Looked', seat: 1, place: places[0]! }], places[0]!, 1)).toBe(0);
  });
  it('leaves a mask out elsewhere once all its cards are known', () => {
    const events: Event[] = [
      ...dealt,
      handled(2, 0, 1),
      { type: 'Unmasked', seat: 1, place: places[0]!, mask: 'King' },
    ];
    expect(possible(events, null)[1]).toEqual(['Queen']);
  });
  it('never leaves out the truth, whatever happens', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = dice(seed);
      const pick = (n: number) => Math.floor(random() * n);
      const truth = [...MASKS];
      const events = [...dealt];
      for (let i = 0; i < 40; i++) {
        const by = pick(5) + 1;
        const [one, other] = [pick(6), pick(6)];
        if (random() < 0.2) events.push({ type: 'Unmasked', seat: by, place: places[by - 1]!, mask: truth[by - 1]! });
        else if (random() < 0.1) events.push({ type: 'Glimpsed', by: 1, place: places[0]!, mask: truth[0]! });
        else if (one !== other) {
          const swapped = random() < 0.5;
          if (swapped) [truth[one], truth[other]] = [truth[other]!, truth[one]!];
          events.push(handled(by, one, other), ...(by === 1 ? [decided(1, one, other, swapped)] : []), {
            type: 'TurnBegan',
            seat: by,
            turn: i,
          });
        }
      }
      for (const me of [1, null]) possible(events, me).forEach((masks, place) => expect(masks).toContain(truth[place]));
    }
  });
});

describe('what can be seen in Masques', () => {
  const contents = {
    factions: ['Clergy', 'Military', 'Workers'],
    plots: ['A-2', 'A-3', 'B-2', 'B-3'].map((plot) => ({ plot, family: plot[0]!, value: 2, copies: 1 })),
  } as unknown as masques.Contents;
  const view = (seals: number[][], arcades: [string | null, boolean][]) =>
    ({
      guests: seals.map((each) => ({ seals: each, hand: ['A-2'], packet: [] })),
      arcades: arcades.map(([seal, down]) => ({ seal, down })),
      gaps: [{ plot: 'B-2' }],
      spent: [],
    }) as unknown as masques.View;
  it('finds the seal that would win, for four alike and for one of each, unless it is turned down', () => {
    const lying: [string | null, boolean][] = [
      ['Clergy', false],
      ['Workers', false],
      ['Workers', true],
      [null, false],
    ];
    expect(
      reaches({
        view: view(
          [
            [3, 0, 0],
            [1, 2, 0],
            [0, 0, 1],
          ],
          lying,
        ),
        contents,
      }),
    ).toEqual([
      { seat: 1, faction: 'Clergy', arcade: 0 },
      { seat: 2, faction: 'Workers', arcade: 1 },
    ]);
  });
  it('knows which cards were met nowhere', () => {
    const events: masques.Event[] = [
      { type: 'PassedOn', player: 1, to: 3, plots: ['A-3'] },
      { type: 'DanceBegan', dance: 2, first: 1 },
      { type: 'PassedOn', player: 1, to: 2, plots: ['B-3'] },
    ];
    expect(unseen({ view: view([[0, 0, 0]], []), contents, mySeat: 1 }, events)).toEqual(['A-3']);
  });
});

describe('what can be seen in Masquerade', () => {
  const place = (seat: number, number: number): masquerade.Place => ({ type: 'InLine', seat, number });
  const joined = (seat: number, number: number): masquerade.Event => ({
    type: 'Joined',
    place: place(seat, number),
    pair: false,
  });
  const lie = (seat: number, number: number, up: boolean, card: string | null, attack = 1, health = 1) =>
    ({ place: place(seat, number), up, acted: false, face: card === null ? null : { card, attack, health } }) as Lying;
  it('follows places through losses, and mixing makes them unknown', () => {
    const events: masquerade.Event[] = [
      joined(2, 1),
      joined(2, 2),
      joined(2, 3),
      { type: 'TurnedUp', place: place(2, 3), card: 'Olaf' },
      { type: 'TurnedDown', place: place(2, 3), card: 'Olaf' },
      { type: 'Killed', place: place(2, 1), card: 'Nan', by: 1 },
    ];
    expect(lines(events, 2, () => false)[1]).toEqual({ places: [null, 'Olaf'], somewhere: [] });
    expect(lines([...events, { type: 'Shuffled', seat: 2, staying: [] }], 2, () => false)[1]).toEqual({
      places: [null, null],
      somewhere: ['Olaf'],
    });
    expect(
      lines([...events, { type: 'ChangedSides', from: place(2, 2), to: 1 }, joined(1, 1)], 2, () => false).map(
        ({ places }) => places,
      ),
    ).toEqual([['Olaf'], [null]]);
  });
  it('advises only attacks whose numbers all can see', () => {
    const table = [
      [lie(1, 1, true, 'Olaf', 5), lie(1, 2, false, 'Raz', 9)],
      [lie(2, 1, true, 'Nan', 1, 4), lie(2, 2, true, 'Duke', 1, 8), lie(2, 3, false, null)],
    ];
    expect(preys(table, 1)).toEqual([{ number: 1, attack: 5, seat: 2, card: 'Nan', health: 4 }]);
  });
});
