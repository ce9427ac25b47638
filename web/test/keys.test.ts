import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
const { settings } = await import('../src/look/settings.svelte');
const { bound, meant, OFF, rebind } = await import('../src/table/keys');

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
