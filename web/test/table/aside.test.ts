// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../src/look/settings.svelte';
import { deafen, isDeaf } from '../../src/parts/deaf';
import Frame from '../../src/screens/table/Frame.svelte';
import Menu from '../../src/screens/table/Menu.svelte';
import Notes from '../../src/screens/table/Notes.svelte';
import type { Chair } from '../../src/wire/types';
import { motion, play, recorded, theatre, type Happened, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: () => undefined, unlock: () => undefined }));

let table: Recorded;
let heard: Happened[];
beforeEach(async () => {
  theatre();
  motion('full');
  settings.tempo = 'standard';
  settings.keys = true;
  table = await recorded('mascarade-5');
  heard = table.rest.filter((message): message is Happened => message.type === 'Happened');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const reveal = () => heard.find(({ events }) => events.some(({ type }) => type === 'Unmasked'))!;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const aloud = () => [...document.querySelectorAll('[aria-live="assertive"]')].at(-1)!.textContent!.trim();

it('T says what is being told and what is asked, U what came of the last deed', async () => {
  render(Frame, { session: table.session, board: table.game });
  for (const before of heard.slice(0, heard.indexOf(reveal()))) await play(table.state, before);
  table.state.hear(reveal());
  while (table.state.playhead.begun?.held !== 'Verdict') vi.advanceTimersToNextTimer();
  await press('t');
  expect(aloud()).toBe(table.state.playhead.words);
  expect(aloud()).not.toBe('');
  while (table.state.playhead.playing) {
    vi.advanceTimersToNextTimer();
    await tick();
  }
  await press('u');
  expect(aloud()).toMatch(/(is|are) the \w+|Nobody/);
  await press('t');
  const { inquiry } = table.session.live;
  expect(inquiry).not.toBeNull();
  expect(aloud()).toContain(table.session.live.say('question', inquiry!.question));
});

it.each([
  [false, 0],
  [true, 1],
])('somebody alone with bots says that all was seen, also where the others are away: %s', async (away, times) => {
  const { state, sent } = table;
  const taken = (chair: Chair): Chair =>
    chair.number === 2
      ? { ...chair, bot: null, name: 'Bo', away }
      : { ...chair, bot: chair.number > 2 ? 'novice' : null };
  const room = { ...state.room!, spectators: 0, chairs: state.room!.chairs.map(taken) };
  state.hear({ type: 'Changed', seq: state.seq, room, chairs: [1], host: true });
  state.hear(heard[0]!);
  state.playhead.flush();
  expect(sent.filter(({ type }) => type === 'Shown')).toHaveLength(times);
});

it('whoever is slow is told at the usual pace while a clock runs for them, and the dock says so', async () => {
  settings.tempo = 'step';
  const mine = heard.find(({ position }) => position.inquiries.some(({ early }) => !early))!;
  render(Frame, { session: table.session, board: table.game });
  const told = () => document.querySelector('.dock')!.textContent!;
  expect(table.state.tempo).toBe('step');
  const usual = told();
  table.state.hear({ ...mine, position: { ...mine.position, clocks: [{ seat: 1, left: 20_000, reserve: 0 }] } });
  await tick();
  expect(table.state.tempo).toBe('standard');
  expect(told()).not.toBe(usual);
  expect(told()).toContain('standard tempo');
});

it.each([
  ['off', true],
  ['lively', false],
])('step by step is offered where no clock runs: pace %s', async (pace, offered) => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const { session, state } = table;
  const room = { ...state.room!, manners: { ...state.room!.manners, pace } };
  state.hear({ type: 'Changed', seq: state.seq, room, chairs: state.chairs, host: state.host });
  render(Menu, { session, onkeys: () => undefined, onclose: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryAllByRole('radio', { name: 'Slow' })).toHaveLength(1);
  expect(screen.queryAllByRole('radio', { name: /Step/ })).toHaveLength(offered ? 1 : 0);
});

it('keys stay deaf for 400 ms after the story was run through, however long it was held', async () => {
  deafen();
  vi.advanceTimersByTime(400);
  for (const before of heard.slice(0, heard.indexOf(reveal()))) await play(table.state, before);
  render(Frame, { session: table.session, board: table.game });
  table.state.hear(reveal());
  await tick();
  await press('ArrowRight');
  vi.advanceTimersByTime(2_000);
  expect(isDeaf()).toBe(false);
  await fireEvent.keyUp(document.body, { key: 'ArrowRight' });
  expect(isDeaf()).toBe(true);
  vi.advanceTimersByTime(400);
  expect(isDeaf()).toBe(false);
});

it('a note is kept with every letter, and not only when the field is left', async () => {
  const { unmount } = render(Notes, { session: table.session, board: table.game });
  const field = () => document.querySelector('textarea')!;
  await fireEvent.input(field(), { target: { value: 'never the Qu' } });
  unmount();
  render(Notes, { session: table.session, board: table.game });
  expect(field().value).toBe('never the Qu');
});
