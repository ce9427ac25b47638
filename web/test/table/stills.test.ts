// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../src/look/settings.svelte';
import Frame from '../../src/screens/table/Frame.svelte';
import type { Event } from '../../src/wire/types';
import { motion, play, recorded, theatre, type Happened, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: () => undefined, unlock: () => undefined }));

beforeEach(theatre);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function opened(): Promise<Recorded> {
  const table = await recorded('mascarade-5');
  render(Frame, { session: table.session, board: table.game });
  return table;
}
const heard = ({ rest }: Recorded) => rest.filter((message): message is Happened => message.type === 'Happened');
const chips = () => [...document.querySelectorAll('.change')].map(({ textContent }) => textContent?.trim());

it.each(['none', 'full'] as const)('what a purse held and holds is printed where nothing moves: %s', async (kind) => {
  motion(kind);
  const table = await opened();
  const seen: { event: Event & { type: 'TookFromBank' }; had: number; chips: (string | undefined)[] }[] = [];
  for (const message of heard(table).slice(0, 40))
    await play(table.state, message, () => {
      const { latest, shown } = table.state.playhead;
      const event = latest?.events.find((each) => each.type === 'TookFromBank');
      const { purses } = shown!.view as unknown as { purses: number[] };
      if (event && seen.at(-1)?.event !== event) seen.push({ event, had: purses[event.seat - 1]!, chips: chips() });
    });
  expect(seen.length).toBeGreaterThan(0);
  for (const { event, had, chips } of seen)
    expect(chips).toContain(kind === 'none' ? `${had} → ${had + event.coins}` : `+${event.coins}`);
});

it('whoever listens to a table is told once that it can wait after each step', async () => {
  const told = () => document.querySelector('[role="log"]')!.textContent!.includes('choose the tempo Step');
  settings.stepTold = false;
  await opened();
  expect(told()).toBe(true);
  cleanup();
  await opened();
  expect(told()).toBe(false);
});

it('cards are dealt one after another from the middle of the table', async () => {
  motion('full');
  const table = await opened();
  const dealt = Array.from({ length: 5 }, (_, i): Event => {
    const place = { type: 'Held', index: i, seat: i + 1, hand: 'card' } as const;
    return { type: 'Dealt', place, mask: 'King' };
  });
  const animate = vi.fn((_: Keyframe[], __: KeyframeAnimationOptions) => ({
    finished: new Promise(() => undefined),
    cancel: () => undefined,
  }));
  Object.assign(HTMLElement.prototype, { animate });
  table.state.hear({ ...heard(table)[0]!, events: dealt });
  await tick();
  const delays = animate.mock.calls.map(([, { delay }]) => delay!);
  expect(delays.length).toBe(5);
  expect(delays[0]).toBe(0);
  for (const [i, delay] of delays.slice(1).entries()) expect(delay).toBeGreaterThan(delays[i]!);
  expect(document.querySelectorAll('.ghost').length).toBe(5);
});
