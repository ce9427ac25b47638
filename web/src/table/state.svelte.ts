import type { Chat, Contents, Message, Position, Room, Step } from '../wire/types';
import { motion } from '../look/settings.svelte';
import { keepDeal, withDeal } from './deal';
import { remembered } from './memory';
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
      default:
    }
  };

  #welcome(message: Extract<Message, { type: 'Welcome' }>): void {
    this.stage.clear();
    const same = this.room?.round === message.room.round;
    this.#meet(message);
    this.contents = message.contents;
    this.position = message.position;
    this.since = performance.now();
    this.steps = this.#kept(same ? joined(this.steps, message.history) : message.history);
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
    if (manners.memory !== 'assisted') return remembered(steps, manners.memory, chairs.length);
    keepDeal(id, round, steps);
    return withDeal(id, round, steps);
  }
}

/** What one had already, and then what one is told, which may go further back or only fill the gap. */
function joined<T extends { seq: number }>(had: readonly T[], told: readonly T[]): T[] {
  const first = told[0]?.seq ?? Infinity;
  return [...had.filter(({ seq }) => seq < first), ...told];
}
