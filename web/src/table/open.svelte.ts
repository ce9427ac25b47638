import { Connection, LOOKING_ON, type Wire } from '../wire/connection.svelte';
import { LiveTable } from './live.svelte';
import { TableState } from './state.svelte';

/** One window at one table: what it knows, the line to the house, and the chair in the foreground. */
export class Session {
  front = $state<number | null>(null);
  /** Back in the antechamber, between two games. */
  preparing = $state(false);
  readonly live: LiveTable;

  constructor(
    readonly id: string,
    readonly state: TableState,
    readonly wire: Wire,
  ) {
    this.live = new LiveTable(state, wire, () => this.chair);
  }

  /** The chair in the foreground: the one chosen, or the only one. */
  get chair(): number | null {
    const mine = this.state.chairs;
    return this.front !== null && mine.includes(this.front) ? this.front : (mine[0] ?? null);
  }

  close(): void {
    this.live.close();
    this.wire.close();
  }
}

export type Opening = (id: string, state: TableState) => Wire;

let opening: Opening = (id, state) => new Connection(id, () => state.seq, state.hear);

/** Lets tables be played from a file, without a house. */
export function openWith(other: Opening): void {
  opening = other;
}

export function open(id: string): Session {
  const state = new TableState();
  return new Session(id, state, opening(id, state));
}

/** The same for a screen that the whole room sees: whoever put it up, it holds no chair. */
export function lookOn(id: string): Session {
  const state = new TableState();
  return new Session(id, state, new Connection(id, () => state.seq, state.hear, LOOKING_ON));
}
