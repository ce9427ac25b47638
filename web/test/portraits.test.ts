import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PORTRAITS } from '../src/boards/masquerade/portraits';
import type { Message, masquerade } from '../src/wire/types';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const drawn = new Set([...read('../art/portraits.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
/** Everybody who has a name: the sixty, and the two extra cards. */
const named = [...read('../src/boards/masquerade/masquerade-names.en.ftl').matchAll(/^short-(\w+)/gm)].map(
  ([, card]) => card!,
);
const [welcome] = JSON.parse(read('../src/dev/fixtures/masquerade-3.json')) as Message[];
const { cards } = (welcome as Extract<Message, { type: 'Welcome' }>).contents as masquerade.Contents;
const portraits = [...PORTRAITS.entries()];
const once = (values: unknown[]) =>
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(values.length);

describe('portraits', () => {
  it('are there for every card, and for nobody else', () => {
    expect(named.length).toBe(62);
    expect([...PORTRAITS.keys()].sort()).toEqual(named.sort());
  });
  it('are made of parts that are drawn', () => {
    for (const [, { body, face, head, sign }] of portraits)
      for (const id of [`body-${body}`, `face-${face}`, head, `sign-${sign}`]) expect(drawn).toContain(id);
  });
  it('are told apart: no two alike, no sign twice, and in a class no head twice in the same colours', () => {
    once(portraits.map(([, parts]) => parts));
    once(portraits.map(([, { sign }]) => sign));
    once(portraits.map(([, { body, head, pair }]) => [body, head, pair]));
  });
  it('show the class of the card', () => {
    expect(cards.length).toBeGreaterThanOrEqual(60);
    for (const { card, rank } of cards) expect([card, PORTRAITS.get(card)?.body]).toEqual([card, rank]);
  });
});
