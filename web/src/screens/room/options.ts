import type { Option } from '../../wire/house';

/** How something a table may set is asked for. */
export type Control =
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'number-or'; word: string; most: number }
  | { kind: 'seat-or'; word: string }
  | { kind: 'cast' }
  | { kind: 'text' };

const NUMBERS = new Set(['turns', 'rounds', 'number']);

/** Reads the form of the values that the house gives: `french|english`, `0-99`, `off|turns`, `seat|lot`. */
export function control({ name, values }: Option): Control {
  if (name === 'cast') return { kind: 'cast' };
  const range = /^(\d+)-(\d+)$/.exec(values);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]) };
  const [first = '', second = '', ...more] = values.split('|');
  if (more.length === 0 && NUMBERS.has(second)) return { kind: 'number-or', word: first, most: 9999 };
  if (first === 'seat' && second) return { kind: 'seat-or', word: second };
  if (second && /^[\w-]+(\|[\w-]+)+$/.test(values) && first !== 'names')
    return { kind: 'choice', values: [first, second, ...more] };
  return { kind: 'text' };
}
