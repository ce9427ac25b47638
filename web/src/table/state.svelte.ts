import { settings, still } from '../look/settings.svelte';
import { family } from '../words/names';
import type { Chat, Contents, Event, Message, Position, Room, Step, Notice } from '../wire/types';
import { keepDeal, withDeal } from './deal';
import type { Manifest } from './manifest';
import { remembered } from './memory';
import { keepPast, pastOf } from './past';
import { Playhead, type Setting } from './playhead.svelte';
import type { Tempo } from './script';
import { sittingOf } from './seating';
import { called } from './called';
import { tongue, type Tongue } from './tongue';

/** Everything the house has told this window about one table. */
export class TableState implements Setting {
  room = $state.raw<Room | null>(null);
  /** The chairs this guest holds. */
  chairs = $state.raw<number[]>([]);
  host = $state(false);
  #contents = $state.raw<Contents | null>(null);
  /** The game as the house told it last; what is shown may be a moment behind. */
  newest = $state.raw<Position | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What whoever runs the house tells everybody. */
  notice = $state.raw<Notice | null>(null);
  seq = 0;
  /** The last thing that happened or was said, by its number: whatever comes again under it, or late, is old. */
  #last = 0;
  #game: Manifest | null = null;
  readonly playhead = new Playhead(this);

  get position(): Position | null {
    return this.playhead.shown;
  }
  get contents(): Contents {
    return this.#contents!;
  }

  hear = (message: Message): void => {
    if (this.#isOld(message)) return;
    if ('seq' in message && message.type !== 'Done') this.seq = Math.max(this.seq, message.seq);
    switch (message.type) {
      case 'Welcome':
        this.#welcome(message);
        break;
      case 'Changed':
        this.#meet(message);
        break;
      case 'Began':
        this.room = message.room;
        this.#contents = message.contents;
        this.steps = [];
        this.newest = message.position;
        this.playhead.jump(null, message.seq);
        this.playhead.push({ ...message, fresh: true });
        break;
      case 'Happened':
        this.newest = message.position;
        this.playhead.push(message);
        break;
      case 'Asked':
        this.newest = message.position;
        this.playhead.push({ ...message, events: [] });
        break;
      case 'Chat':
        this.chat = [...this.chat, message];
        break;
      case 'Notice':
        this.notice = message;
        break;
      default:
    }
  };

  /** The board has come: from now on the game is told. */
  perform(game: Manifest): void {
    this.#game = game;
    if (this.room) this.steps = this.#kept(this.steps);
    this.playhead.perform(game);
  }

  get family(): string {
    return family(this.room!.game);
  }
  /** Whoever has little time is not kept waiting by a slow story. */
  get tempo(): Tempo {
    return this.hurried ? 'standard' : settings.tempo;
  }
  /** Somebody who plays slowly or step by step is waited for, and a clock runs. */
  get hurried(): boolean {
    const slow = settings.tempo === 'slow' || settings.tempo === 'step';
    return slow && this.waitedFor && (this.newest?.clocks.length ?? 0) > 0;
  }
  get still(): boolean {
    return still();
  }
  get seat(): number | null {
    const [chair] = this.chairs;
    return chair === undefined ? null : sittingOf(this.position, this.room!.chairs.length).indexOf(chair) + 1;
  }
  get waitedFor(): boolean {
    return this.newest?.inquiries.some(({ early, given }) => !early && given === null) ?? false;
  }
  tongue(position: Position): Tongue {
    const { game, chairs } = this.room!;
    return tongue(game, chairs.map(called), sittingOf(position, chairs.length));
  }
  /** Who tells the house that all has been seen. */
  onAhead: () => void = () => undefined;
  ahead(): void {
    this.onAhead();
  }

  told(seq: number, events: Event[]): void {
    const last = this.steps.at(-1);
    const step = last?.seq === seq ? { seq, events: [...last.events, ...events] } : { seq, events };
    this.steps = this.#kept([...(last?.seq === seq ? this.steps.slice(0, -1) : this.steps), step]);
  }

  /** Each thing that happens has a number of its own; how the table stands, and what is asked, is told as of one. */
  #isOld(message: Message): boolean {
    switch (message.type) {
      case 'Began':
      case 'Happened':
      case 'Chat': {
        const old = message.seq <= this.#last;
        this.#last = Math.max(this.#last, message.seq);
        return old;
      }
      case 'Changed':
      case 'Asked':
        return message.seq < this.#last;
      default:
        return false;
    }
  }

  #welcome(message: Extract<Message, { type: 'Welcome' }>): void {
    const same = this.room?.round === message.room.round;
    // What was heard and not yet told is not told again.
    if (same) this.playhead.flush();
    this.#meet(message);
    this.#contents = message.contents;
    this.newest = message.position;
    const had = same ? this.steps : pastOf(message.room.id, message.room.round);
    this.steps = this.#kept(joined(had, message.history));
    this.chat = joined(this.chat, message.chat);
    this.seq = this.#last = message.seq;
    this.playhead.jump(message.position, message.seq);
    this.playhead.recall(this.steps);
  }

  #meet({ room, chairs, host }: { room: Room; chairs: number[]; host: boolean }): void {
    this.room = room;
    this.chairs = chairs;
    this.host = host;
  }

  #kept(steps: Step[]): Step[] {
    const { id, round, manners, chairs } = this.room!;
    if (manners.memory === 'assisted') keepDeal(id, round, steps);
    const kept =
      manners.memory === 'assisted'
        ? withDeal(id, round, steps)
        : remembered(steps, manners.memory, chairs.length, this.#game ?? { identities: new Set(), secrets: new Set() });
    keepPast(id, round, kept);
    return kept;
  }
}

/** What one had already and what one is told: that may fill the gap, go further back, or repeat a single old secret. */
function joined<T extends { seq: number }>(had: readonly T[], told: readonly T[]): T[] {
  const known = new Set(had.map(({ seq }) => seq));
  return [...had, ...told.filter(({ seq }) => !known.has(seq))].sort((one, other) => one.seq - other.seq);
}
