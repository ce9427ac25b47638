import { perTable } from '../../table/shared.svelte';
import type { Table } from './game';
import type { masquerade } from '../../wire/types';
import { keyOf, type Guest, type Lying, type Place } from './cards';
import { staged } from './staged';

export type { Table };
export type Move = masquerade.Move;

/** A card held open or looked up. What is secret goes when it is let go. */
export interface Peek {
  guest: Guest;
  lying: Lying | null;
  secret: boolean;
}

/** What board and dock of one table share: which card is picked, and which is looked at. */
export class Field {
  peek = $state.raw<Peek | null>(null);
  /** Whether one's own face-down cards lie covered: then one holds them to see them. */
  #covered = $state<boolean | null>(null);
  /** What Enter on the picked card does, where one confirms. */
  confirm: (() => void) | null = null;
  #picked = $state.raw({ asked: '', key: '' });
  #hint = $state.raw({ asked: '', text: '' });

  constructor(private readonly table: Table) {}

  readonly guests = $derived.by(() => new Map(this.table.contents.cards.map((guest) => [guest.card, guest])));

  /** What is played over the lines now. */
  readonly staged = $derived.by(() => staged(this.table));
  /** The cards that are on the stage, so that none lies in their places; and those of which one is pointed at the other. */
  readonly away = $derived.by(() => this.#fighters('fight'));
  readonly aimed = $derived.by(() => this.#fighters('aim'));

  #fighters(type: 'fight' | 'aim'): ReadonlySet<string> {
    const play = this.staged;
    if (play?.type !== type || (play.type === 'fight' && play.ends)) return new Set();
    return new Set([keyOf(play.fight.attacker.place), keyOf(play.fight.target.place)]);
  }

  /** The line that lies in the dock; null where all lie on the board. */
  readonly own = $derived.by(() => (this.table.replaying || this.table.view.outcome ? null : this.table.mySeat));

  /** Changes with the question and its answers, not when others answer theirs. */
  readonly #asked = $derived.by(() => JSON.stringify([this.table.inquiry?.question, this.table.inquiry?.options]));

  /** The cards one may point at, each with what may be done there. */
  readonly offers = $derived.by(() => {
    const offers = new Map<string, Move[]>();
    const { inquiry } = this.table;
    for (const move of inquiry?.options ?? []) {
      const key = target(move, inquiry!.seat);
      if (key) offers.set(key, [...(offers.get(key) ?? []), move]);
    }
    return offers;
  });

  /** The players one may point at. */
  readonly seats = $derived.by(() => {
    const moves = (this.table.inquiry?.options ?? []).filter((move) => move.type === 'To');
    return new Map(moves.map((move) => [move.seat, move]));
  });

  /** The new card that is asked about: the first of one's line whose facing is open. */
  readonly firstOpen = $derived.by(() => {
    const open = this.own === null ? undefined : this.table.view.lines[this.own - 1]?.find((lying) => lying.open);
    return open ? keyOf(open.place) : '';
  });

  get picked(): string {
    return this.#picked.asked === this.#asked ? this.#picked.key : '';
  }

  /** Why the last thing pressed cannot be done; forgotten with the question. */
  get hint(): string {
    return this.#hint.asked === this.#asked ? this.#hint.text : '';
  }

  set hint(text: string) {
    this.#hint = { asked: this.#asked, text };
  }

  pick(key: string): void {
    this.hint = '';
    this.#picked = { asked: this.#asked, key: key === this.picked ? '' : key };
  }

  at({ seat, number }: { seat: number; number: number }): Lying | null {
    return this.table.view.lines[seat - 1]?.[number - 1] ?? null;
  }

  /** Several people at one device cover theirs, unless they say otherwise. */
  get covered(): boolean {
    return this.#covered ?? this.table.shared ?? false;
  }

  set covered(on: boolean) {
    this.#covered = on;
    this.peek = null;
  }

  /** Only its owner sees it. */
  hidden(lying: Lying): boolean {
    return !lying.up && lying.place.seat === this.own;
  }

  /** Only its owner sees it, and only while it is held. */
  secret(lying: Lying): boolean {
    return this.covered && this.hidden(lying);
  }

  look(lying: Lying): void {
    const guest = lying.face && this.guests.get(lying.face.card);
    if (guest) this.peek = { guest, lying, secret: this.secret(lying) };
  }

  async explain(move: Move): Promise<void> {
    const asked = this.#asked;
    const reason = await this.table.why(move);
    if (asked === this.#asked) this.hint = reason;
  }

  /** Why this card cannot be pointed at now. */
  whyNot(place: Place): void {
    const { inquiry } = this.table;
    if (!inquiry) return;
    const kind = inquiry.options.find((move) => target(move, inquiry.seat))?.type;
    if (kind === 'Point') void this.explain({ type: 'Point', place });
    else if (kind && place.seat === inquiry.seat) {
      void this.explain({ type: kind === 'Discard' || kind === 'LeaveLying' ? kind : 'Attack', place: place.number });
    }
  }
}

/** The card a move points at. */
function target(move: Move, seat: number): string | null {
  if (move.type === 'Point') return keyOf(move.place);
  return 'place' in move ? keyOf({ seat, number: move.place }) : null;
}

export const fieldOf = perTable((table: Table) => new Field(table));
