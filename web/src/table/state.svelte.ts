import type { Chat, Contents, Message, Position, Room, Step } from '../wire/types';
import { motion } from '../look/settings.svelte';
import { keepDeal, withDeal } from './deal';
import { remembered } from './memory';
import { keepPast, pastOf } from './past';
import { Stage, type Scene } from './stage.svelte';

/** Everything the house has told this window about one table. */
export class TableState {
  room = $state.raw<Room | null>(null);
  /** The chairs this guest holds. */
  chairs = $state.raw<number[]>([]);
  host = $state(false);
  contents = $state.raw<Contents | null>(null);
  /** The game as it is shown now, which may be a moment behind. */
  position = $state.raw<Position | null>(null);
  /** When that position came, for the clocks. */
  since = $state(0);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  seq = 0;
  readonly stage = new Stage(motion, (scene) => this.#show(scene));

  hear = (message: Message): void => {
    if ('seq' in message && message.type !== 'Done') this.seq = Math.max(this.seq, message.seq);
    switch (message.type) {
      case 'Welcome':
        this.#welcome(message);
        break;
      case 'Changed':
        this.#meet(message);
        break;
      case 'Began':
        this.stage.clear();
        this.room = message.room;
        this.contents = message.contents;
        this.steps = [];
        this.position = message.position;
        this.stage.push(message);
        break;
      case 'Happened':
        this.stage.push(message);
        break;
      case 'Asked':
        this.stage.push({ ...message, events: [] });
        break;
      case 'Chat':
        this.chat = [...this.chat, message];
        break;
    }
  };

  #welcome(message: Extract<Message, { type: 'Welcome' }>): void {
    const same = this.room?.round === message.room.round;
    // What was heard and not yet shown is not told again.
    if (same) this.stage.catchUp();
    this.stage.clear();
    this.#meet(message);
    this.contents = message.contents;
    this.position = message.position;
    this.since = performance.now();
    const had = same ? this.steps : pastOf(message.room.id, message.room.round);
    this.steps = this.#kept(joined(had, message.history));
    this.chat = joined(this.chat, message.chat);
    this.seq = message.seq;
  }

  #meet({ room, chairs, host }: { room: Room; chairs: number[]; host: boolean }): void {
    this.room = room;
    this.chairs = chairs;
    this.host = host;
  }

  #show({ seq, events, position }: Scene): void {
    this.position = position;
    this.since = performance.now();
    if (events.length === 0) return;
    this.steps = this.#kept([...this.steps, { seq, events }]);
  }

  #kept(steps: Step[]): Step[] {
    const { id, round, manners, chairs } = this.room!;
    if (manners.memory === 'assisted') keepDeal(id, round, steps);
    const kept =
      manners.memory === 'assisted' ? withDeal(id, round, steps) : remembered(steps, manners.memory, chairs.length);
    keepPast(id, round, kept);
    return kept;
  }
}

/** What one had already and what one is told: that may fill the gap, go further back, or repeat a single old secret. */
function joined<T extends { seq: number }>(had: readonly T[], told: readonly T[]): T[] {
  const known = new Set(had.map(({ seq }) => seq));
  return [...had, ...told.filter(({ seq }) => !known.has(seq))].sort((one, other) => one.seq - other.seq);
}
