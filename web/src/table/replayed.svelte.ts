import { settings, still } from '../look/settings.svelte';
import { family } from '../words/names';
import type { Replay } from '../wire/house';
import type { Chair, Position } from '../wire/types';
import type { AnyGame, TableView } from './board';
import type { Manifest } from './manifest';
import { Playhead, type Setting } from './playhead.svelte';
import { sittingOf } from './seating';
import { Sight } from './sight.svelte';
import { tongue, type Tongue } from './tongue';

const nothing = () => Promise.resolve();

/** A finished game, seen at one of its steps: leafed through, or played. */
export class ReplayedTable extends Sight implements TableView<AnyGame>, Setting {
  at = $state(0);
  #film = $state.raw<Replay>()!;
  readonly replaying = true;
  readonly busy = false;
  readonly agreed = {};
  readonly inquiry = null;
  readonly memory = 'notebook';
  readonly hints = 'off';
  readonly clocks = new Map<number, never>();
  readonly waitedFor = false;
  me = $state<number | null>(null);
  moving = $state(false);
  readonly playhead: Playhead;

  constructor(
    readonly box: string,
    film: Replay,
    game: Manifest,
  ) {
    super();
    this.#film = film;
    this.playhead = new Playhead(this);
    this.playhead.perform(game);
    this.go(0);
  }

  get film(): Replay {
    return this.#film;
  }
  get last(): number {
    return this.#film.steps.length - 1;
  }
  /** The same game through other eyes, at the same step. */
  show(film: Replay, me: number | null): void {
    this.#film = film;
    this.me = me;
    this.go(this.at);
  }
  /** Leafs to a step. */
  go(to: number): void {
    this.moving = false;
    this.at = Math.max(0, Math.min(this.last, to));
    const { step, events } = this.shot;
    this.playhead.jump(this.#position(this.at), step, events);
    this.playhead.recall(this.#film.steps.slice(0, this.at + 1));
  }
  /** Plays on from here, step by step, until the end or until it is stopped. */
  async roll(): Promise<void> {
    this.moving = true;
    while (this.moving && this.at < this.last) {
      this.at++;
      const { step, events } = this.shot;
      this.playhead.push({ seq: step, events, position: this.#position(this.at) });
      await this.playhead.rest();
    }
    this.moving = false;
  }

  get contents() {
    return this.#film.contents;
  }
  get shot() {
    return this.#film.steps[this.at]!;
  }
  get chairs(): Chair[] {
    return this.#film.names.map((name, i) => ({
      number: i + 1,
      name,
      bot: null,
      away: false,
      minded: false,
      contributed: true,
      again: false,
      abandons: false,
      conceded: false,
      muted: false,
      shares: [],
    }));
  }
  get position(): Position {
    return this.playhead.shown!;
  }
  #position(at: number): Position {
    const { step, view } = this.#film.steps[at]!;
    return { step, view, awaited: view.awaited, inquiries: [], clocks: [], ready: null, ended: view.outcome };
  }

  get family(): string {
    return family(this.box);
  }
  get tempo() {
    return settings.tempo;
  }
  get still() {
    return still();
  }
  get seat(): number | null {
    return this.mySeat;
  }
  tongue(position: Position): Tongue {
    const { names } = this.#film;
    return tongue(this.box, names, sittingOf(position, names.length));
  }
  told(): void {}
  ahead(): void {}

  play = nothing;
  withdraw = nothing;
  order = nothing;
  markReady = nothing;
  moreTime = nothing;
  why = () => Promise.resolve('');
}
