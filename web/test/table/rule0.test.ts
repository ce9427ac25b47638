// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Frame from '../../src/screens/table/Frame.svelte';
import { sound } from '../../src/sound/sound';
import type { Event, Message, View } from '../../src/wire/types';
import { motion, play, recorded, theatre, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: vi.fn(), unlock: () => undefined }));

beforeEach(theatre);
afterEach(() => {
  // A card that was still flying when its game was taken away.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.mocked(sound).mockClear();
});

/** All that can be read, heard or seen on the page: text, what readers are told, and the drawings. */
function page(): string {
  const said: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) said.push(node.textContent ?? '');
    else
      for (const name of ['aria-label', 'title', 'alt', 'data-symbol'])
        said.push((node as Element).getAttribute(name) ?? '');
  }
  return said.join('\n');
}

const named = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'card' || key === 'plot') && typeof part === 'string' ? [part] : named(part),
  );
};

/** What an event alone makes known: its sentence, and the cards it names. */
function tokens({ session, state }: Recorded, event: Event): string[] {
  const { live } = session;
  const cards = state.family === 'mascarade' ? [] : named(event).map((card) => live.say('named', card));
  return [live.say('event', event), ...cards];
}

/** The cards these eyes can see anyway: one's own, and what lies open. */
function seen({ session }: Recorded, view: View): string[] {
  const names = 'guests' in view ? JSON.stringify(view).match(/[A-Z][a-z]+-\d/g) : null;
  return [...(names ?? []), ...named(view), ...('graveyard' in view ? view.graveyard : [])].map((card) =>
    session.live.say('named', card),
  );
}

/** What lies in the purses on the page, by seat. */
function purses(): [seat: number, coins: number][] {
  return [...document.querySelectorAll('.chair')].map((chair) => [
    Number(chair.querySelector('[data-seat]')?.getAttribute('data-seat')),
    Number(chair.querySelector('.coin')?.textContent),
  ]);
}

/** What is in a purse after these events, by adding up. */
function reckoned(coins: readonly number[], events: readonly Event[]): number[] {
  const sums = [...coins];
  const add = (seat: number, by: number) => (sums[seat - 1] = sums[seat - 1]! + by);
  for (const event of events) {
    if (event.type === 'TookFromBank' || event.type === 'TookCourthouse') add(event.seat, event.coins);
    if (event.type === 'Fined') add(event.seat, -event.coins);
    if (event.type === 'Paid') {
      add(event.from, -event.coins);
      add(event.to, event.coins);
    }
    if (event.type === 'FortunesExchanged') {
      const [one, other] = [sums[event.one - 1]!, sums[event.other - 1]!];
      sums[event.one - 1] = other;
      sums[event.other - 1] = one;
    }
  }
  return sums;
}

const GAMES = [
  ['mascarade-5', 85],
  ['mascarade-2-6', 60],
  ['masques-3', 45],
  ['masquerade-3', 60],
] as const;

describe.each(['full', 'none'] as const)('with motion %s nothing on the page knows more than the playhead', (kind) => {
  it.each(GAMES)('%s', async (name, most) => {
    motion(kind);
    const table = await recorded(name);
    const { state, session, game, rest, told } = table;
    render(Frame, { session, board: game });
    // What is fetched later, such as the list of all cards, is there before anything is told.
    await vi.dynamicImportSettled();
    await tick();
    const known = new Set<string>(page().split('\n'));
    for (const card of seen(table, state.position!.view)) known.add(card);
    let checks = 0;
    let heard = 0;
    let changed = true;
    const watch = new MutationObserver(() => (changed = true));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const message of rest.slice(0, kind === 'full' ? most : most / 3)) {
      const happened = message.type === 'Happened' ? message.events : [];
      const from = told.length;
      const before = state.position!.view;
      await play(state, message, () => {
        if (!changed && heard === told.length) return;
        changed = false;
        for (const event of told.slice(heard)) for (const token of tokens(table, event)) known.add(token);
        for (const card of seen(table, state.position!.view)) known.add(card);
        heard = told.length;
        const future = happened.slice(told.length - from).flatMap((event) => tokens(table, event));
        const later = future.filter((token) => !known.has(token));
        const now = page();
        expect(later.filter((token) => now.includes(token))).toEqual([]);
        const allowed = Object.entries(game.sounds).flatMap(([of, cue]) => {
          if (state.playhead.latest?.held !== of && !told.some(({ type }) => type === of)) return [];
          return typeof cue === 'function' ? cue(state.playhead.deed) : [cue].flat();
        });
        if (session.live.inquiry && !session.live.inquiry.early) allowed.push('turn');
        const strange = vi
          .mocked(sound)
          .mock.calls.map(([name]) => name)
          .filter((name) => !allowed.includes(name));
        expect(strange).toEqual([]);
        vi.mocked(sound).mockClear();
        if ('purses' in before) {
          const heard = told.slice(from);
          const last = state.playhead.latest?.events.length ?? 0;
          const [was, is] = [heard.slice(0, -last || heard.length), heard].map((all) => reckoned(before.purses, all));
          for (const [seat, coins] of purses()) expect([was![seat - 1], is![seat - 1]]).toContain(coins);
        }
        checks += later.length;
      });
      expect(told.length - from).toBe(happened.length);
      if (message.type === 'Happened') expect(state.position).toEqual(message.position);
    }
    watch.disconnect();
    expect(checks, 'there was something to betray').toBeGreaterThan(10);
  });
});

it.each(GAMES)('%s says the same in stills as in motion', async (name, most) => {
  const said: string[][] = [];
  for (const kind of ['full', 'none'] as const) {
    motion(kind);
    const { state, rest } = await recorded(name);
    const lines = new Map<string, string>();
    for (const message of rest.slice(0, most))
      await play(state, message as Message, () =>
        state.playhead.lines.forEach(({ key, text }) => lines.set(key, text)),
      );
    said.push([...lines.values()]);
  }
  expect(said[0]!.length).toBeGreaterThan(20);
  expect(said[1]).toEqual(said[0]);
});
