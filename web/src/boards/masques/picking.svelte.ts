import { perTable } from '../../table/shared.svelte';
import type { Table } from './game';
import type { masques } from '../../wire/types';
import { among, attempt, joined, targets, type Target } from './targets';

/**
 * What one has pointed at so far. Board and dock share it: cards are in the dock, gaps on the board.
 * It only narrows the options of the question; which there are is the house's business.
 */
export class Picking {
  #raw = $state.raw<{ asked: string; list: Target[] }>({ asked: '', list: [] });
  /** Why the last thing pointed at cannot be chosen. */
  reason = $state('');
  /** What is looked at more closely: the last gap or pile touched. */
  look = $state<Target | null>(null);
  #under = $state<Target | null>(null);
  /** Cards in hand lie face down and show only while held. */
  covered = $state(false);

  constructor(private readonly table: Table) {}

  readonly options: masques.Move[] = $derived.by(() => this.table.inquiry?.options ?? []);
  /** Another turn or question, and nothing is chosen any more. The same one sent again changes nothing. */
  readonly #asked = $derived.by(() => {
    const { inquiry, view } = this.table;
    return inquiry ? JSON.stringify([view.dance, view.turn, inquiry.question, inquiry.chair]) : '';
  });
  readonly chosen: Target[] = $derived.by(() => {
    const { asked, list } = this.#raw;
    return asked === this.#asked && among(this.options, list).length > 0 ? list : [];
  });
  /** An escort sets out from a card, so while nothing is chosen the gaps it may go to stay dark. */
  readonly #fitting = $derived.by(() => {
    const whence = (move: masques.Move) =>
      move.type === 'Escort' && this.chosen.length === 0 ? targets(move).slice(0, 1) : targets(move);
    return new Set(among(this.options, this.chosen).flatMap(whence));
  });
  readonly #all = $derived.by(() => new Set(this.options.flatMap(targets)));
  /** The move that is complete now. */
  readonly ready: masques.Move | null = $derived.by(() => {
    const chosen = this.chosen;
    if (chosen.length === 0) return null;
    return among(this.options, chosen).find((move) => targets(move).length === chosen.length) ?? null;
  });

  has = (target: Target) => this.chosen.includes(target);
  /** Goes with what is chosen already. */
  lit = (target: Target) => this.#fitting.has(target);
  /** Can be chosen at all, if need be instead of something else. */
  can = (target: Target) => this.#all.has(target);
  /** The one chosen of this kind. */
  one = (kind: string): string | null =>
    this.chosen.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

  /** What a mouse rests on, else what was touched last. */
  get seen(): Target | null {
    return this.#under ?? this.look;
  }

  hover({ pointerType }: PointerEvent, target: Target | null): void {
    if (pointerType === 'mouse') this.#under = target;
  }

  press(target: Target): void {
    this.reason = '';
    this.look = this.options.length === 0 && this.look === target ? null : target;
    if (this.has(target)) this.#choose(this.chosen.filter((other) => other !== target));
    else if (this.can(target)) this.#add(target);
    else void this.#explain(target);
  }

  clear = () => {
    this.reason = '';
    this.look = null;
    this.#choose([]);
  };

  async confirm(move = this.ready): Promise<void> {
    if (!move || this.table.busy) return;
    await this.table.play(move);
    this.clear();
  }

  #add(target: Target): void {
    const list = joined(this.options, this.chosen, target);
    const left = among(this.options, list);
    this.#choose(left.length === 1 ? targets(left[0]!) : list);
  }

  #choose(list: Target[]): void {
    this.#raw = { asked: this.#asked, list };
  }

  async #explain(target: Target): Promise<void> {
    const move = this.options.length > 0 ? attempt(this.options, this.chosen, target) : null;
    if (move) this.reason = await this.table.why(move);
  }
}

export const picking = perTable((table: Table) => new Picking(table));
