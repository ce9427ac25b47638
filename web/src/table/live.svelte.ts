import { speech } from '../words/speech.svelte';
import { Refused, type Done, type Wire } from '../wire/connection.svelte';
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
  #sent = $state.raw<{ inquiry: Inquiry<AnyGame>; move: Move | null; done: boolean; seq: number } | null>(null);
  #now = $state(performance.now());
  #ticking = 0;

  constructor(
    private readonly state: TableState,
    private readonly wire: Wire,
    private readonly front: () => number | null,
  ) {
    super();
    this.state.onAhead = () => this.#shown();
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
  get agreed() {
    return this.state.room!.settings;
  }
  get position() {
    return this.state.position!;
  }
  get chairs() {
    return this.state.room!.chairs;
  }
  get playhead() {
    return this.state.playhead;
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

  /** What is asked of the chair in the foreground, once the story has come to it, and until it has been answered. */
  readonly inquiry = $derived.by<Inquiry<AnyGame> | null>(() => {
    const asked = this.position.inquiries.find(({ chair }) => chair === this.me);
    const now = this.state.newest?.inquiries.find((other) => asked && isSame(asked, other));
    if (!asked || !now) return null;
    const sent = this.#sent && isSame(this.#sent.inquiry, asked) ? this.#sent : null;
    const given = sent && !sent.done ? sent.move : now.given;
    // The answer is known to the house: it is open again only where the house says so.
    if (sent?.done && given === null && this.playhead.seq < sent.seq) return null;
    return { ...asked, given, orders: now.orders };
  });

  readonly clocks = $derived.by(() => {
    // What is left begins to grow less when the house has given everybody the time to look.
    const gone = Math.max(this.#now, this.playhead.runs) - this.playhead.since;
    return new Map(this.position.clocks.map(({ seat, left, reserve }) => [seat, { left: left - gone, reserve }]));
  });

  /** The first answer is the answer: the same one again changes nothing. */
  play = async (move: Move): Promise<void> => {
    const { inquiry } = this;
    if (!inquiry || (inquiry.given && sameMove(inquiry.given, move))) return;
    const sent = { inquiry, move: inquiry.early ? move : null, done: false, seq: 0 };
    this.#sent = sent;
    const done = await this.#send((chair) => ({ type: 'Play', chair, step: this.position.step, move }));
    if (this.#sent === sent) this.#sent = done ? { ...sent, done: true, seq: done.seq } : null;
  };
  withdraw = async () => {
    this.#sent = null;
    await this.#send((chair) => ({ type: 'Withdraw', chair }));
  };
  order = async (on: boolean, unless: string[]) => {
    await this.#send((chair) => ({ type: 'Order', chair, on, unless }));
  };
  /** Who shares a device looks at an open deal together. */
  markReady = async () => {
    const looking = this.state.chairs.filter((chair) => !this.position.ready?.includes(chair));
    for (const chair of looking) await this.#send(() => ({ type: 'Ready', chair }));
  };
  seen = async (seq: number) => {
    await this.#send((chair) => ({ type: 'Seen', chair, seq }));
  };
  moreTime = async () => {
    await this.#send((chair) => ({ type: 'MoreTime', chair }));
  };

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
    this.playhead.close();
  }

  /** Somebody alone with bots is waited for no longer than they look. The house knows best who else is there. */
  #shown(): void {
    const { chairs, spectators } = this.state.room!;
    const people = chairs.filter(({ bot, name, away }) => bot === null && name !== null && !away);
    if (this.me === null || people.length > this.state.chairs.length || spectators > 0) return;
    this.wire.send({ type: 'Shown' }).catch(() => undefined);
  }

  async #send(command: (chair: number) => Command): Promise<Done | null> {
    if (this.me === null) return null;
    this.busy = true;
    this.refusals = [];
    try {
      return await this.wire.send(command(this.me));
    } catch (refused) {
      this.refusals = refused instanceof Refused ? this.explain(refused.reasons) : [speech.word('lost')];
      return null;
    } finally {
      this.busy = false;
    }
  }
}

function isSame(one: Pick<Inquiry<AnyGame>, 'chair' | 'question'>, other: typeof one): boolean {
  return one.chair === other.chair && JSON.stringify(one.question) === JSON.stringify(other.question);
}

/** The house may name the parts of a move in another order. */
function sameMove(one: Move, other: Move): boolean {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
