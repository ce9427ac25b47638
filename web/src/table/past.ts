import type { Step } from '../wire/types';

/** What this page has heard at the table it was at last: whoever looks at a replay in between still has it. */
let past: { table: string; round: number; steps: readonly Step[] } | null = null;

export function keepPast(table: string, round: number, steps: readonly Step[]): void {
  past = { table, round, steps };
}

export function pastOf(table: string, round: number): readonly Step[] {
  return past?.table === table && past.round === round ? past.steps : [];
}
