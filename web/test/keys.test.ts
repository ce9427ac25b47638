import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
const { settings } = await import('../src/look/settings.svelte');
const { bound, FIXED, isListed, meant, OFF, rebind, TABLE, uses } = await import('../src/table/keys');

beforeEach(() => {
  settings.remap = {};
});

it('means what it says until it is moved', () => {
  expect(meant('S')).toBe('s');
  rebind('s', 'x');
  expect([meant('x'), meant('s'), bound('s')]).toEqual(['s', null, 'x']);
});

it('lets no key do two things: they change places', () => {
  rebind('s', 'l');
  expect([meant('l'), meant('s')]).toEqual(['s', 'l']);
});

it('can be switched off, and leaves all other keys alone', () => {
  rebind(' ', OFF);
  expect(meant(' ')).toBeNull();
  expect([meant('Enter'), meant('7'), meant('d')]).toEqual(['Enter', '7', 'd']);
});

it('lists the keys of one game at its table, and of all games in the house', () => {
  const listed = (family: string | null) => uses(family).map(({ key }) => key);
  expect(listed('mascarade')).toContain('n');
  expect(listed('masques')).not.toContain('n');
  for (const family of ['mascarade', 'masques', 'masquerade'])
    expect(listed(null)).toEqual(expect.arrayContaining(listed(family)));
  expect(listed('unheard-of')).toEqual(TABLE.map(([key]) => key));
});

it('lists each key once, with all that it does', () => {
  const keys = uses(null).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(uses(null).find(({ key }) => key === 'a')?.does).toEqual(['key-announce', 'key-attack']);
});

it('keeps what a player has bound before, by the key as it was at first', () => {
  settings.remap = { n: 'x', ' ': '', f: 'j' };
  expect([meant('x'), meant('n'), meant(' '), meant('j')]).toEqual(['n', null, null, 'f']);
});

it('has words for every key in every language', async () => {
  const { load } = await import('../src/words/languages');
  const used = [...uses(null).flatMap(({ does }) => does), ...FIXED.map(([, does]) => does)];
  for (const language of ['en', 'fr', 'it'] as const) {
    const { screen } = await load(language);
    expect(used.filter((id) => !screen.has(id))).toEqual([]);
  }
});

it('knows of no key that is not in a list', () => {
  expect(['n', 'N', 'Enter', 'ArrowRight', '7', ' '].map(isListed)).toEqual([true, true, true, true, true, true]);
  expect(['z', 'ß'].map(isListed)).toEqual([false, false]);
});
