// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { board } from '../src/boards';
import { turns } from '../src/table/log';
import { remembered } from '../src/table/memory';
import { sittingOf } from '../src/table/seating';
import type { Event, Message, Position, Step } from '../src/wire/types';
import { family } from '../src/words/names';
import { speech } from '../src/words/speech.svelte';

const NAMES = ['Ada', 'Bruno', 'Cedric', 'Dora'];
const SITTING = [1, 2, 3, 4];
const held = (seat: number) => ({ type: 'Held', index: seat - 1, seat, hand: 'card' }) as const;
const turn: Event = { type: 'TurnBegan', seat: 1, turn: 6 };
const next: Event = { type: 'TurnBegan', seat: 2, turn: 7 };
const announced: Event = { type: 'Announced', seat: 1, place: held(1), mask: 'Queen' };
const claims = (seat: number): Event => ({ type: 'Claimed', seat, place: held(seat) });
const shows = (seat: number, mask: string): Event => ({ type: 'Unmasked', seat, place: held(seat), mask });
const takes = (seat: number, coins: number): Event => ({ type: 'TookFromBank', seat, coins });
const pays = (seat: number): Event => ({ type: 'Fined', seat, coins: 1 });
const used = (seat: number): Event => ({ type: 'PowerUsed', seat, mask: 'Queen' });

beforeAll(() => speech.speak('en'));

async function titles(box: string, ...events: Event[]): Promise<string[]> {
  const game = await board(family(box));
  return turns(game, box, [{ seq: 1, events: structuredClone(events) }], NAMES, SITTING).map(({ title }) => title);
}

describe('a turn of Mascarade is one line', () => {
  const ask = async (...events: Event[]) => (await titles('mascarade', turn, ...events))[0];

  it('is rewritten as the turn goes on, and knows no more than was told', async () => {
    const told = [announced, claims(2), claims(3), shows(1, 'Judge'), shows(2, 'Cheat')];
    expect(await ask()).toBe('Turn 6: Ada to play.');
    expect(await ask(...told.slice(0, 1))).toBe('6 · Ada announces the Queen …');
    expect(await ask(...told.slice(0, 3))).toBe('6 · Ada announces the Queen, Bruno and Cedric object …');
    expect(await ask(...told)).toBe('6 · Ada announces the Queen, Bruno and Cedric object …');
    const all = [...told, shows(3, 'Queen'), used(3), takes(3, 2), pays(1), pays(2)];
    expect(await ask(...all)).toBe('6 · Ada announced the Queen; the real one was Cedric: Cedric +2, Ada −1, Bruno −1');
  });

  it.each<[string, Event[]]>([
    [
      '6 · Ada announced the Queen; nobody objected: Ada +2',
      [announced, { type: 'Passed', seat: 2 }, used(1), takes(1, 2)],
    ],
    [
      '6 · Ada announced the Queen, Bruno objected, and it was true: Ada +2, Bruno −1',
      [announced, claims(2), shows(1, 'Queen'), shows(2, 'Cheat'), used(1), takes(1, 2), pays(2)],
    ],
    [
      '6 · Ada and Bruno all said they were the Queen; none of them was: Ada −1, Bruno −1',
      [announced, claims(2), shows(1, 'Fool'), shows(2, 'Cheat'), pays(1), pays(2)],
    ],
    ['6 · Ada looked at their card', [{ type: 'Looked', seat: 1, place: held(1) }]],
    ["6 · Ada swapped, or not, with Bruno's card", [{ type: 'CardsHandled', by: 1, one: held(1), other: held(2) }]],
  ])('%s', async (line, events) => {
    expect(await ask(...events)).toBe(line);
  });

  it('forgets with its turn who was who, at tables where memory is part of the game', async () => {
    const game = await board('mascarade');
    const events = [announced, claims(2), shows(1, 'Fool'), shows(2, 'Queen'), used(2), takes(2, 2), pays(1)];
    const steps: Step[] = [
      { seq: 1, events: [turn, ...events] },
      { seq: 2, events: [next] },
    ];
    const kept = remembered(steps, 'classic', 4, game);
    expect(turns(game, 'mascarade', kept, NAMES, SITTING)[0]!.title).toBe('6 · Ada announced the Queen; 1 objected');
  });
});

it('a turn of Masques is one line, and so is an award', async () => {
  const played: Event = { type: 'Played', seat: 1, plot: 'Foscari-3', gap: 4 };
  const bought: Event = { type: 'Bought', seat: 2, influence: 'Assassin', gap: 5, price: 2 };
  const struck: Event = { type: 'Struck', seat: 2, plot: 'Foscari-3', gap: 4 };
  const seal: Event = { type: 'SealWon', seat: 2, family: 'Venier', arcade: 1, faction: 'Clergy', seals: 1 };
  const ducat: Event = { type: 'DucatWon', seat: 1, family: 'Foscari', arcade: 3 };
  expect(
    await titles('masques', turn, played, next, bought, struck, seal, { ...seal, arcade: 2 }, ducat, {
      type: 'Tied',
      arcade: 4,
      value: 3,
    }),
  ).toEqual([
    '6 · Ada played Foscari 3 into gap 4',
    '7 · Bruno bought an Assassin for 2 and turned down Foscari 3',
    'Award: Ada 1 ducat · Bruno 2 seals · 1 tie',
  ]);
});

it('a turn of Masquerade is one line', async () => {
  const place = { type: 'InLine', seat: 2, number: 1 } as const;
  const fight: Event[] = [
    { type: 'Attacked', attacker: { ...place, seat: 1 }, target: place },
    { type: 'Compared', attacker: 'Drago', attack: 8, target: 'Olaf', health: 5 },
  ];
  const falls = (card: string): Event => ({ type: 'Killed', place, card, by: 1 });
  const [killed, fell, quiet] = await Promise.all(
    [[...fight, falls('Olaf')], [...fight, falls('Drago')], [{ type: 'Laid', place, up: false } as Event]].map(
      async (events) => (await titles('masquerade', turn, ...events, next))[0],
    ),
  );
  expect(killed).toMatch(/^6 · Ada: .*Drago.* killed .*Olaf.* \(8 to 5\)$/);
  expect(fell).toMatch(/^6 · Ada: .*Drago.* attacked .*Olaf.* and fell \(8 to 5\)$/);
  expect(quiet).toBe('6 · Ada: laid 1 card face down, no attack');
});

const fixtures = import.meta.glob<Message[]>('../src/dev/fixtures/*.json', { import: 'default' });

it.each(['en', 'fr', 'it'] as const)('whole games of all kinds have a line for every turn in %s', async (language) => {
  await speech.speak(language);
  for (const name of ['mascarade-8', 'mascarade-2-6', 'masques-3', 'masquerade-6']) {
    const messages = await fixtures[`../src/dev/fixtures/${name}.json`]!();
    const welcome = messages[0] as Extract<Message, { type: 'Welcome' }>;
    const happened = messages.filter((message) => message.type === 'Happened');
    const position = happened.at(-1)!.position as Position;
    const names = welcome.room.chairs.map(({ number }) => `P${number}`);
    const game = await board(family(welcome.room.game));
    const told = turns(game, welcome.room.game, happened, names, sittingOf(position, names.length));
    const begun = happened.flatMap(({ events }) => events).filter(({ type }) => type === 'TurnBegan').length;
    expect(begun).toBeGreaterThan(5);
    expect(told.filter(({ title }) => /^\d+ · /.test(title)).length, name).toBeGreaterThanOrEqual(begun - 1);
    for (const { title } of told) expect(title, name).not.toMatch(/\[|undefined|NaN/);
  }
  await speech.speak('en');
});
