import type { Step } from '../wire/types';

/**
 * No house shows an open deal again. A table that helps to remember keeps it in this window, so that a reload does not
 * make it forget what it worked out.
 */
const storeOf = (table: string, round: number) => `ridotto.deal.${table}.${round}`;

export function keepDeal(table: string, round: number, steps: readonly Step[]): void {
  const dealt = steps.find(({ events }) => events.some(({ type }) => type === 'Dealt'));
  if (!dealt) return;
  try {
    sessionStorage.setItem(storeOf(table, round), JSON.stringify(dealt));
  } catch {
    // Then it is forgotten with the page.
  }
}

/** What was heard, with the deal before it where it is remembered here. */
export function withDeal(table: string, round: number, steps: readonly Step[]): Step[] {
  if (steps.some(({ events }) => events.some(({ type }) => type === 'Dealt'))) return [...steps];
  try {
    const kept = sessionStorage.getItem(storeOf(table, round));
    const dealt = kept === null ? null : (JSON.parse(kept) as Step);
    return dealt ? [dealt, ...steps.filter(({ seq }) => seq !== dealt.seq)] : [...steps];
  } catch {
    return [...steps];
  }
}
