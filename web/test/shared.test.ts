import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path));
const GAMES = readdirSync(new URL('boards/', root), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'plain')
  .map(({ name }) => name);

it('what the games share knows none of them by name', () => {
  const shared = all.filter((path) => !/^(boards|words|dev)\/|^wire\/types\.ts$/.test(path));
  expect([GAMES.length, shared.length > 100]).toEqual([3, true]);
  const named = new RegExp(GAMES.join('|'), 'i');
  const found = shared.filter((path) => named.test(readFileSync(new URL(path, root), 'utf8')));
  expect(found).toEqual([]);
});

it('no style goes by the wish of the machine, where a player may have another', () => {
  const asks = all.filter((path) => readFileSync(new URL(path, root), 'utf8').includes('prefers-reduced-motion'));
  expect(asks).toEqual([]);
});
