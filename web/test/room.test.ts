import { expect, it } from 'vitest';
import { castOf, readCast, size, writeCast } from '../src/screens/room/cast';
import { control } from '../src/screens/room/options';

it('a cast is read and written the same', () => {
  const text = 'King, Peasant x2, Duke = King 4';
  expect(writeCast(readCast(text))).toBe(text);
  expect(size(readCast(text))).toBe(4);
  expect(writeCast(castOf(['Judge', 'Peasant', 'Peasant']))).toBe('Judge, Peasant x2');
});

it('a wardrobe has as many cards of a character as the box', () => {
  expect([...castOf(['Judge', 'Peasant', 'Peasant']).cards]).toEqual([
    ['Judge', 1],
    ['Peasant', 2],
  ]);
});

it.each([
  ['print', 'french|english', { kind: 'choice', values: ['french', 'english'] }],
  ['centre', '0|1|2', { kind: 'choice', values: ['0', '1', '2'] }],
  ['opening', '0-99', { kind: 'number', least: 0, most: 99 }],
  ['limit', 'off|turns', { kind: 'number-or', word: 'off', most: 9999 }],
  ['first', 'seat|lot', { kind: 'seat-or', word: 'lot' }],
  ['families', 'names|lot', { kind: 'text' }],
  ['prices', 'Thief 1/1/2, …', { kind: 'text' }],
  ['values', 'Foscari 1/3/5, …', { kind: 'text' }],
  ['cast', 'names', { kind: 'cast' }],
])('%s is asked for by its values', (name, values, expected) => {
  expect(control({ name, values, meaning: '' })).toEqual(expected);
});
