import { perTable } from '../../table/shared.svelte';
import { isAward, type Award } from './fold';
import type { Table } from './game';

/** What a dance brought, kept in sight while the next hands are chosen. */
export interface Harvest {
  dance: number;
  awards: Award[];
}

/** How far the walk is: about to begin, at an arcade, or over. */
export interface Walk {
  seq: number;
  held: 'Lantern' | 'Hush' | 'Total' | null;
  /** The arcade it stands at, and what was found there once that is told. */
  arcade: number | null;
  award: Award | null;
}

/** What is drawn beside the table itself: the lantern that walks around the ring, and what it found. */
export class Scene {
  /** What has been counted on this walk. */
  counted = $state.raw<Award[]>([]);
  harvest = $state.raw<Harvest | null>(null);
  #seen = 0;

  constructor(private readonly table: Table) {}

  /** What is being counted now. */
  readonly lantern = $derived.by(() => {
    const { begun, latest } = this.table;
    return begun?.seq === latest?.seq ? (latest?.events.findLast(isAward) ?? null) : null;
  });
  /** The walk of the lantern while it is on. */
  readonly walk = $derived.by((): Walk | null => {
    const { begun, latest } = this.table;
    if (!begun) return null;
    const { seq, held } = begun;
    if (held === 'Lantern' || held === 'Hush' || held === 'Total') return { seq, held, arcade: null, award: null };
    const award = begun.events.findLast(isAward);
    if (!award) return null;
    return { seq, held: null, arcade: award.arcade, award: latest?.seq === seq ? award : null };
  });
  get view() {
    return this.table.view;
  }

  /** Takes note of what has now been told. */
  tell(): void {
    const { latest, view } = this.table;
    if (!latest || latest.seq === this.#seen) return;
    this.#seen = latest.seq;
    if (latest.still) this.counted = [];
    const awards = latest.events.filter(isAward);
    if (awards.length > 0) {
      this.counted = [...this.counted, ...awards];
      const next = latest.events.some(({ type }) => type === 'DanceBegan');
      this.harvest = { dance: latest.still && next ? view.dance - 1 : view.dance, awards: this.counted };
    } else if (latest.held === null) this.counted = [];
    if (awards.length === 0 && latest.events.some(({ type }) => type === 'TurnBegan')) this.harvest = null;
  }
}

export const sceneOf = perTable((table: Table) => new Scene(table));

/** What each player has won on this walk, for those who have. */
export function tallies({ counted, view }: Scene): { seat: number; seals: number; ducats: number }[] {
  const won = counted.flatMap((award) => ('seat' in award ? [award] : []));
  return view.guests.flatMap((_, i) => {
    const mine = won.filter(({ seat }) => seat === i + 1);
    const seals = mine.filter(({ type }) => type === 'SealWon').length;
    return mine.length > 0 ? [{ seat: i + 1, seals, ducats: mine.length - seals }] : [];
  });
}
