import type { Replay } from '../wire/house';
import type { Chair, Position } from '../wire/types';
import type { AnyGame, TableView } from './board';
import { span } from './beats';
import { Sight } from './sight.svelte';

const nothing = () => Promise.resolve();

/** A finished game, seen at one of its steps. */
export class ReplayedTable extends Sight implements TableView<AnyGame> {
  at = $state(0);
  #film = $state.raw<Replay>()!;
  readonly replaying = true;
  readonly busy = false;
  readonly inquiry = null;
  readonly memory = 'notebook';
  readonly hints = 'off';
  readonly clocks = new Map<number, never>();
  me = $state<number | null>(null);
  /** Only while it is played, not while it is leafed through. */
  moving = $state(false);

  constructor(
    readonly box: string,
    film: Replay,
  ) {
    super();
    this.#film = film;
  }

  get film(): Replay {
    return this.#film;
  }
  /** The same game through other eyes, at the same step. */
  show(film: Replay, me: number | null): void {
    this.#film = film;
    this.me = me;
  }
  get contents() {
    return this.#film.contents;
  }
  get shot() {
    return this.#film.steps[Math.min(this.at, this.#film.steps.length - 1)]!;
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
    }));
  }
  readonly position: Position = $derived.by(() => {
    const { step, view } = this.shot;
    return { step, view, awaited: view.awaited, inquiries: [], clocks: [], ready: null, ended: view.outcome };
  });
  readonly latest = $derived.by(() => {
    const { step, events } = this.shot;
    return { seq: step, events, span: this.moving ? span(events, this.motion) : 0 };
  });

  play = nothing;
  withdraw = nothing;
  order = nothing;
  markReady = nothing;
  moreTime = nothing;
  why = () => Promise.resolve('');
}
