import { speech } from '../words/speech.svelte';
import { Refused, type Wire } from '../wire/connection.svelte';
import type { Command, Move, Refusal } from '../wire/types';
import type { AnyGame, Inquiry, TableView } from './board';
import { guide } from './guide.svelte';
import { Sight } from './sight.svelte';
import type { TableState } from './state.svelte';

/** A game being played, as its board sees it. */
export class LiveTable extends Sight implements TableView<AnyGame> {
  readonly replaying = false;
  busy = $state(false);
  /** Why the last command was turned away, as sentences. */
  refusals = $state.raw<string[]>([]);
  #now = $state(performance.now());
  #ticking = 0;

  constructor(
    private readonly state: TableState,
    private readonly wire: Wire,
    private readonly front: () => number | null,
  ) {
    super();
    this.#ticking = window.setInterval(() => {
      if (this.state.position?.clocks.length) this.#now = performance.now();
    }, 250);
  }

  get box() {
    return this.state.room!.game;
  }
  get contents() {
    return this.state.contents!;
  }
  get position() {
    return this.state.position!;
  }
  get chairs() {
    return this.state.room!.chairs;
  }
  get latest() {
    return this.state.stage.latest;
  }
  get steps() {
    return this.state.steps;
  }
  get shared() {
    return this.state.chairs.length > 1;
  }
  get me() {
    return this.front();
  }
  get hints() {
    return guide.hints(this.state.room!.id);
  }
  get memory() {
    return this.state.room!.manners.memory as TableView['memory'];
  }

  readonly inquiry = $derived.by<Inquiry<AnyGame> | null>(
    () => this.position.inquiries.find(({ chair }) => chair === this.me) ?? null,
  );

  readonly clocks = $derived.by(() => {
    const gone = Math.max(0, this.#now - this.state.since);
    return new Map(this.position.clocks.map(({ seat, left, reserve }) => [seat, { left: left - gone, reserve }]));
  });

  play = (move: Move) => this.#send((chair) => ({ type: 'Play', chair, step: this.position.step, move }));
  withdraw = () => this.#send((chair) => ({ type: 'Withdraw', chair }));
  order = (on: boolean, unless: string[]) => this.#send((chair) => ({ type: 'Order', chair, on, unless }));
  /** Who shares a device looks at an open deal together. */
  markReady = async () => {
    const looking = this.state.chairs.filter((chair) => !this.position.ready?.includes(chair));
    for (const chair of looking) await this.#send(() => ({ type: 'Ready', chair }));
  };
  seen = (seq: number) => this.#send((chair) => ({ type: 'Seen', chair, seq }));
  moreTime = () => this.#send((chair) => ({ type: 'MoreTime', chair }));

  async why(move: Move): Promise<string> {
    if (this.me === null || this.hints === 'off') return '';
    try {
      await this.wire.send({ type: 'Why', chair: this.me, move });
      return '';
    } catch (refused) {
      return refused instanceof Refused ? this.explain(refused.reasons).join(' ') : '';
    }
  }

  explain(reasons: readonly Refusal[]): string[] {
    return reasons.map((reason) => this.say('refusal', reason));
  }

  close(): void {
    clearInterval(this.#ticking);
  }

  async #send(command: (chair: number) => Command): Promise<void> {
    if (this.me === null) return;
    this.busy = true;
    this.refusals = [];
    try {
      await this.wire.send(command(this.me));
    } catch (refused) {
      this.refusals = refused instanceof Refused ? this.explain(refused.reasons) : [speech.word('lost')];
    } finally {
      this.busy = false;
    }
  }
}
