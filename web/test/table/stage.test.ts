// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Frame from '../../src/screens/table/Frame.svelte';
import { motion, play, recorded, theatre, type Happened, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: () => undefined, unlock: () => undefined }));

let table: Recorded;
beforeEach(async () => {
  theatre();
  motion('full');
  table = await recorded('mascarade-5');
  const heard = table.rest.filter((message): message is Happened => message.type === 'Happened');
  const reveal = heard.find(({ events }) => events.some(({ type }) => type === 'Unmasked'))!;
  for (const before of heard.slice(0, heard.indexOf(reveal))) await play(table.state, before);
  render(Frame, { session: table.session, board: table.game });
  table.state.hear(reveal);
  await tick();
});
afterEach(() => void vi.useRealTimers());

const kind = () => table.state.playhead.begun?.held ?? table.state.playhead.begun?.events[0]?.type;
const down = (key: string) => fireEvent.keyDown(document.body, { key });
const up = (key: string) => fireEvent.keyUp(document.body, { key });

it('an arrow ends the beat that is on, and Space does not', async () => {
  expect(kind()).toBe('Passed');
  await down(' ');
  await up(' ');
  expect(kind()).toBe('Passed');
  await down('ArrowRight');
  await up('ArrowRight');
  expect(kind()).toBe('Hush');
});

it('a click on the board does the same, and one on a chair does not', async () => {
  await fireEvent.pointerDown(document.querySelector('[data-seat]')!, { button: 0 });
  expect(kind()).toBe('Passed');
  await fireEvent.pointerDown(screen.getByRole('main'), { button: 0 });
  await fireEvent.pointerUp(window);
  expect(kind()).toBe('Hush');
});

it('held for 400 ms it runs on, and stops at what all wait for', async () => {
  await down('ArrowRight');
  vi.advanceTimersByTime(390);
  expect(kind()).toBe('Hush');
  vi.advanceTimersByTime(20);
  expect(kind()).toBe('Verdict');
  await up('ArrowRight');
});
