import { Session } from '../../../table/open.svelte';
import { TableState } from '../../../table/state.svelte';
import { Refused, type Done, type Standing, type Wire } from '../../../wire/connection.svelte';
import type { Command, mascarade, Room } from '../../../wire/types';
import { game } from '../index';
import { CONTENTS, ME, Practice } from './practice';
import { FIRST_DEAL, SCRIPT, type Asked, type Remark } from './script';

const NAMES = ['Colombina', 'Pantalone', 'Brighella', 'Rosaura'];

/** A table without a house: it follows the script, and every decision is one the script has an outcome for. */
export class Lesson implements Wire {
  readonly standing: Standing = 'open';
  readonly farewell = '';
  readonly state = new TableState();
  readonly session: Session;
  /** Which step, from 0; past the last when the lesson is over. */
  at = $state(0);
  /** What is said of the decision just made; null while one is to be made. */
  remark = $state.raw<Remark | null>(null);
  readonly #table = new Practice([...FIRST_DEAL]);
  #asked: Asked | null = null;
  #seq = 0;
  #closed = false;

  constructor(name: string) {
    this.session = new Session('lesson', this.state, this);
    const chairs = [name, ...NAMES].map((each, i) => ({
      number: i + 1,
      name: each,
      bot: i === 0 ? null : 'casual',
      away: false,
      minded: false,
      contributed: true,
      again: false,
      abandons: false,
      conceded: false,
      muted: false,
      shares: [],
    }));
    const manners = {
      memory: 'notebook',
      pace: 'off',
      bots: 'slow',
      spectators: false,
      listed: false,
      chat: false,
      keep: 1,
      newcomers: false,
    };
    const room: Room = {
      id: 'lesson',
      phase: 'playing',
      game: 'mascarade',
      settings: {},
      manners,
      host: 0,
      chairs,
      spectators: 0,
      hushed: false,
      muted: false,
      round: 1,
      commitment: '',
      secret: null,
      nextCommitment: null,
      obstacles: [],
      wishes: [],
      changes: [],
    };
    this.state.hear({
      type: 'Welcome',
      seq: 0,
      room,
      chairs: [ME],
      host: false,
      contents: CONTENTS,
      position: this.#table.position(0),
      history: [],
      chat: [],
    });
    this.state.perform(game);
    void this.#begin();
  }

  get over(): boolean {
    return this.at >= SCRIPT.length;
  }

  /** On to the next decision. */
  next(): void {
    this.remark = null;
    this.at++;
    if (!this.over) void this.#begin();
  }

  async send(command: Command): Promise<Done> {
    if (command.type === 'Why') throw new Refused('move', [{ code: 'lesson', with: {} }]);
    if (command.type === 'Ready' || command.type === 'Play')
      void this.#decide(command.type === 'Play' ? (command.move as mascarade.Move) : null);
    return { type: 'Done', id: String(this.#seq), seq: this.#seq, answer: {} };
  }

  takeBack(): void {}
  close(): void {
    this.#closed = true;
  }

  /** Scene after scene, each when the one before has been told; the question comes with the last. */
  async #begin(): Promise<void> {
    const { before, asked } = SCRIPT[this.at]!;
    const scenes = before.length > 0 ? before : [() => []];
    for (const [i, scene] of scenes.entries()) {
      const events = scene(this.#table);
      const question = i + 1 === scenes.length ? asked(this.#table) : null;
      this.#asked = question === 'ready' ? null : question;
      this.#tell(events);
      await this.state.playhead.rest();
      if (this.#closed) return;
    }
  }

  /** What is said of a decision is said when all have seen what came of it. */
  async #decide(move: mascarade.Move | null): Promise<void> {
    if (this.remark || this.over) return;
    const { events, remark, then } = SCRIPT[this.at]!.decide(this.#table, move);
    this.#asked = then ?? null;
    this.#tell(events);
    await this.state.playhead.rest();
    this.remark = remark ?? null;
  }

  #tell(events: mascarade.Event[]): void {
    this.state.hear({
      type: 'Happened',
      seq: ++this.#seq,
      events,
      position: this.#table.position(this.#seq, this.#asked ?? undefined),
    });
  }
}
