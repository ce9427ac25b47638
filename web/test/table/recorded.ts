import { tick } from 'svelte';
import { vi } from 'vitest';
import { board } from '../../src/boards';
import { settings } from '../../src/look/settings.svelte';
import type { Manifest } from '../../src/table/manifest';
import { Session } from '../../src/table/open.svelte';
import { TableState } from '../../src/table/state.svelte';
import type { Wire } from '../../src/wire/connection.svelte';
import { family } from '../../src/words/names';
import { speech } from '../../src/words/speech.svelte';
import type { Command, Event, Message } from '../../src/wire/types';

const files = import.meta.glob<Message[]>('../../src/dev/fixtures/*.json', { import: 'default' });

let tables = 0;

export type Happened = Extract<Message, { type: 'Happened' }>;

/** A recorded game, told to a table without a house. */
export interface Recorded {
  session: Session;
  state: TableState;
  game: Manifest;
  /** What is still to be heard. */
  rest: Message[];
  /** Everything that has been told so far, in its order. */
  told: Event[];
  sent: Command[];
}

/** The page is as large as a board needs, and time goes on when it is told to. */
export function theatre(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  for (const [name, size] of [
    ['clientWidth', 960],
    ['clientHeight', 560],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
}

export async function recorded(name: string): Promise<Recorded> {
  return toldTo(name, (await files[`../../src/dev/fixtures/${name}.json`]!()) as Message[]);
}

/** A table that has heard the first of these messages. */
export async function toldTo(name: string, [welcome, ...rest]: Message[]): Promise<Recorded> {
  await speech.speak('en');
  const state = new TableState();
  const sent: Command[] = [];
  const wire: Wire = {
    standing: 'open',
    farewell: '',
    send: (command) => {
      sent.push(command);
      return new Promise(() => undefined);
    },
    takeBack: () => undefined,
    close: () => undefined,
  };
  const session = new Session(name, state, wire);
  const told: Event[] = [];
  const tell = state.told.bind(state);
  state.told = (seq, events) => {
    told.push(...events);
    tell(seq, events);
  };
  // Each is a table of its own: a page remembers what it heard at the last one it was at.
  if (welcome?.type === 'Welcome') state.hear({ ...welcome, room: { ...welcome.room, id: `${name}-${++tables}` } });
  const game = await board(family(state.room!.game));
  state.perform(game);
  return { session, state, game, rest, told, sent };
}

/** Tells a message to its end, and looks at every moment where anything may have changed. */
export async function play(state: TableState, message: Message, look: () => void = () => undefined): Promise<void> {
  state.hear(message);
  await tick();
  look();
  while (state.playhead.playing) {
    vi.advanceTimersToNextTimer();
    await tick();
    look();
  }
}

export function motion(kind: 'full' | 'none'): void {
  settings.motion = kind;
}
