import { beforeEach, expect, it, vi } from 'vitest';
import { keys as mascarade } from '../src/boards/mascarade/keys';
import { keys as masquerade } from '../src/boards/masquerade/keys';
import { keys as masques } from '../src/boards/masques/keys';
import type { KeyUse } from '../src/table/keys';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
const { settings } = await import('../src/look/settings.svelte');
const { currentKey, FIXED, isListed, usualKey, OFF, rebind, TABLE, uses } = await import('../src/table/keys');

beforeEach(() => {
  settings.remap = {};
});

it('means what it says until it is moved', () => {
  expect(usualKey('S')).toBe('s');
  rebind('s', 'x');
  expect([usualKey('x'), usualKey('s'), currentKey('s')]).toEqual(['s', null, 'x']);
});

it('lets no key do two things: they change places', () => {
  rebind('s', 'l');
  expect([usualKey('l'), usualKey('s')]).toEqual(['s', 'l']);
});

it('can be switched off, and leaves all other keys alone', () => {
  rebind(' ', OFF);
  expect(usualKey(' ')).toBeNull();
  expect([usualKey('Enter'), usualKey('7'), usualKey('d')]).toEqual(['Enter', '7', 'd']);
});

it('lists the keys of one game at its table, and of all games in the house', () => {
  const listed = (own?: readonly KeyUse[]) => uses(own).map(({ key }) => key);
  expect(listed(mascarade)).toContain('n');
  expect(listed(masques)).not.toContain('n');
  for (const own of [mascarade, masques, masquerade]) expect(listed()).toEqual(expect.arrayContaining(listed(own)));
  expect(listed([])).toEqual(TABLE.map(([key]) => key));
});

it('lists each key once, with all that it does', () => {
  const keys = uses().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(uses().find(({ key }) => key === 'a')?.does).toEqual(['key-announce', 'key-attack']);
});

it('keeps what a player has moved before, by the key as it was at first', () => {
  settings.remap = { n: 'x', ' ': '', f: 'j' };
  expect([usualKey('x'), usualKey('n'), usualKey(' '), usualKey('j')]).toEqual(['n', null, null, 'f']);
});

it('has words for every key in every language', async () => {
  const { load } = await import('../src/words/languages');
  const used = [...uses().flatMap(({ does }) => does), ...FIXED.map(([, does]) => does)];
  for (const language of ['en', 'fr', 'it'] as const) {
    const { screen } = await load(language);
    expect(used.filter((id) => !screen.has(id))).toEqual([]);
  }
});

it('knows of no key that is not in a list', () => {
  expect(['n', 'N', 'Enter', 'ArrowRight', '7', ' '].map(isListed)).toEqual([true, true, true, true, true, true]);
  expect(['z', 'ß'].map(isListed)).toEqual([false, false]);
});
