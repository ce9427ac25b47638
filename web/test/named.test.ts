import { expect, it } from 'vitest';
import { pieces } from '../src/parts/named';

const names = ['Ada', 'Bo', 'Bo Peep', null, 'Ca.lo'];
const people = (sentence: string) =>
  pieces(sentence, names).flatMap(({ text, player }) => (player ? [[text, player]] : []));

it('people are found in a sentence by their names, the longest first, and only as whole words', () => {
  expect(people('Ada and Bo Peep object, Bo passes.')).toEqual([
    ['Ada', 1],
    ['Bo Peep', 3],
    ['Bo', 2],
  ]);
  expect(people('Adamant Bob, Canlo')).toEqual([]);
  expect(people('Ca.lo’s card')).toEqual([['Ca.lo', 5]]);
});

it('what was won and lost is signed', () => {
  const signed = pieces('Ada +2, Bo −1', names).flatMap(({ text, coins }) => (coins ? [[text, coins]] : []));
  expect(signed).toEqual([
    ['+2', 'won'],
    ['−1', 'lost'],
  ]);
});

it('nothing is lost of a sentence', () => {
  const sentence = '6 · Ada announced the Queen, but Bo Peep was the real one: Bo Peep +2, Ada −1';
  expect(
    pieces(sentence, names)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
  expect(
    pieces(sentence, [])
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});
