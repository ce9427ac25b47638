// @vitest-environment happy-dom
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/look/settings.svelte';
import { deedAfter, showTime } from '../../src/table/script';
import type { Event, Message, Position } from '../../src/wire/types';
import { motion, play, recorded, theatre, type Happened, type Recorded } from './recorded';

beforeEach(() => {
  theatre();
  motion('full');
  settings.tempo = 'standard';
});
afterEach(() => {
  vi.useRealTimers();
  visible('visible');
});

function visible(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
}

let table: Recorded;
let heard: Happened[];
beforeEach(async () => {
  table = await recorded('mascarade-5');
  heard = table.rest.filter((message): message is Happened => message.type === 'Happened');
});

const reveal = () => heard.find(({ events }) => events.some(({ type }) => type === 'Unmasked'))!;
const until = (message: Message) => heard.slice(0, heard.indexOf(message as Happened));
const kind = () => table.state.playhead.begun?.held ?? table.state.playhead.begun?.events[0]?.type;
const lines = () => table.state.playhead.lines.map(({ text }) => text);

async function upTo(message: Message): Promise<void> {
  for (const before of until(message)) await play(table.state, before);
}

describe('a reveal', () => {
  it('goes beat by beat, and each is said when it has happened', async () => {
    await upTo(reveal());
    const kinds: unknown[] = [];
    await play(table.state, reveal(), () => kinds.at(-1) !== kind() && kind() && kinds.push(kind()));
    expect(kinds).toEqual(['Passed', 'Hush', 'Unmasked', 'Verdict', 'Fined', 'Curtain', 'TurnBegan']);
    const said = lines().slice(-7).join(' ');
    expect(said).toMatch(/Who is the \w+\? .* shows .*Not the \w+\. .* pay 1 coin each to the court\./);
  });

  it('shows a face at the half-turn, and not before', async () => {
    await upTo(reveal());
    table.state.hear(reveal());
    while (kind() !== 'Unmasked') vi.advanceTimersToNextTimer();
    const { playhead } = table.state;
    expect(playhead.latest?.seq).not.toBe(playhead.begun?.seq);
    vi.advanceTimersByTime(340);
    expect(table.told.some(({ type }) => type === 'Unmasked')).toBe(false);
    vi.advanceTimersByTime(20);
    expect(table.told.some(({ type }) => type === 'Unmasked')).toBe(true);
  });

  it('asks nobody anything until it is over', async () => {
    await upTo(reveal());
    const open: boolean[] = [];
    await play(table.state, reveal(), () => open.push(table.session.live.inquiry !== null));
    expect(reveal().position.inquiries).toHaveLength(1);
    expect(open.slice(0, -1)).not.toContain(true);
    expect(open.at(-1)).toBe(true);
  });
});

describe('skipping', () => {
  it('ends the beat that is on, and only that', async () => {
    await upTo(reveal());
    table.state.hear(reveal());
    expect(kind()).toBe('Passed');
    table.state.playhead.skip();
    expect(kind()).toBe('Hush');
  });

  it('runs to the next decision while it is held, but not past the verdict or my own coins', async () => {
    await upTo(reveal());
    const kinds: unknown[] = [];
    table.state.hear(reveal());
    table.state.playhead.run(true);
    while (table.state.playhead.playing) {
      if (kinds.at(-1) !== kind()) kinds.push(kind());
      vi.advanceTimersToNextTimer();
    }
    const mine = reveal().events.some((event) => event.type === 'Fined' && event.seat === 1);
    expect(kinds).toEqual(mine ? ['Verdict', 'Fined'] : ['Verdict']);
    expect(table.session.live.inquiry).not.toBeNull();
  });

  it('waits at every beat for somebody who goes step by step', async () => {
    settings.tempo = 'step';
    await upTo(heard[0]!);
    table.state.hear(heard[0]!);
    vi.advanceTimersByTime(60_000);
    expect(table.state.playhead.stepping).toBe(true);
    const before = lines().length;
    table.state.playhead.skip();
    vi.advanceTimersByTime(60_000);
    expect(lines().length).toBe(before + 1);
  });
});

describe('catching up', () => {
  it('writes everything down under the message it came with, however many are told in one still', () => {
    for (const message of heard) table.state.hear(message);
    vi.advanceTimersByTime(60_000);
    const { steps } = table.state;
    expect(steps.at(-1)!.seq).toBe(heard.at(-1)!.seq);
    expect(steps.length).toBeGreaterThan(3);
    for (const { seq, events } of steps) {
      const came = heard.find((message) => message.seq === seq)!.events;
      for (const event of events) expect(came).toContain(event);
    }
  });

  it('is never more than eight seconds behind the time the house gives the story', () => {
    for (const message of heard) {
      table.state.hear(message);
      vi.advanceTimersByTime(150);
      expect(table.state.playhead.lag).toBeLessThanOrEqual(8000);
    }
  });

  it('tells every deed that waits in one line, and writes down everything', () => {
    for (const message of heard.slice(0, 20)) table.state.hear(message);
    vi.advanceTimersByTime(20_000);
    expect(table.state.playhead.playing).toBe(false);
    expect(table.told).toEqual(heard.slice(0, 20).flatMap(({ events }) => events));
    expect(table.state.position).toEqual(heard[19]!.position);
    expect(lines().at(-1)).not.toBe('');
  });

  it('plays nothing to somebody who looks elsewhere, and tells them the outcome in three lines at most', async () => {
    visible('hidden');
    for (const message of heard.slice(0, 20)) table.state.hear(message);
    const { playhead } = table.state;
    expect(playhead.playing).toBe(false);
    expect(table.state.position).toEqual(heard[19]!.position);
    visible('visible');
    playhead.welcomeBack();
    expect(playhead.missed.length).toBeGreaterThan(0);
    expect(playhead.missed.length).toBeLessThanOrEqual(3);
    vi.advanceTimersByTime(3000);
    await tick();
    expect(playhead.missed).toEqual([]);
  });
});

describe('a question', () => {
  const asking = () => heard.find(({ position }) => position.inquiries.some(({ early }) => early))!;

  it('stays open while the others answer, and is gone once it is answered', async () => {
    await upTo(asking());
    await play(table.state, asking());
    expect(table.session.live.inquiry?.early).toBe(true);
    const next = heard[heard.indexOf(asking()) + 1]!;
    const open: boolean[] = [];
    await play(table.state, next, () => open.push(table.session.live.inquiry !== null));
    expect(open).not.toContain(false);
  });

  it('is answered by the first press: twenty-four more change nothing', async () => {
    await upTo(asking());
    await play(table.state, asking());
    const { live } = table.session;
    for (let i = 0; i < 25; i++) {
      void live.play({ type: 'Pass' });
      vi.advanceTimersByTime(50);
    }
    expect(table.sent.filter(({ type }) => type === 'Play')).toHaveLength(1);
    expect(live.inquiry?.given).toEqual({ type: 'Pass' });
  });

  it('is closed at once where the house no longer asks it, though the story is behind', async () => {
    const mine = heard.find(({ position }) => position.inquiries.some(({ early }) => !early))!;
    await upTo(mine);
    await play(table.state, mine);
    expect(table.session.live.inquiry).not.toBeNull();
    const position: Position = { ...mine.position, inquiries: [] };
    const event: Event = { type: 'Looked', seat: 1, place: { type: 'Held', index: 0, seat: 1, hand: 'card' } };
    table.state.hear({ type: 'Happened', seq: mine.seq + 1, events: [event], position });
    expect(table.session.live.inquiry).toBeNull();
  });
});

it('a clock stands still until the house has given everybody the time to look, however soon one has looked', async () => {
  await upTo(reveal());
  const show = showTime('mascarade', deedAfter('mascarade', [], table.told), reveal().events);
  expect(show).toBeGreaterThan(5_000);
  const clocks = [{ seat: 1, left: 8_000 + show, reserve: 0 }];
  table.state.hear({ ...reveal(), position: { ...reveal().position, clocks } });
  const left = () => table.session.live.clocks.get(1)!.left;
  vi.advanceTimersByTime(1_000);
  table.state.playhead.flush();
  for (let passed = 1_000; passed < show - 500; passed += 500) {
    expect(left()).toBeCloseTo(8_000, 5);
    vi.advanceTimersByTime(500);
  }
  vi.advanceTimersByTime(3_000);
  expect(left()).toBeLessThan(6_500);
  table.session.close();
});
