import type { masques } from '../../../wire/types';
import { fold, isAward, type Award } from '../fold';
import type { MasquesFilm } from './film';

/** One token counted: what it was, what lay on both sides of it, and what came of it. */
export interface Count {
  award: Award;
  token: masques.Arcade;
  beside: [masques.Gap, masques.Gap];
  laidBy: [number | null, number | null];
}
export interface Dance {
  dance: number;
  at: number;
  counts: Count[];
}

/** Every dance, token by token. The full ring and the next dance come together, so it is put together from what happened. */
export function harvests({ contents, steps }: MasquesFilm): Dance[] {
  const dances: Dance[] = [];
  /** Who laid what lies in each gap. */
  let laid = new Map<number, number>();
  steps.forEach(({ events }, i) => {
    let view = steps[i - 1]?.view ?? steps[0]!.view;
    const counts: Count[] = [];
    for (const event of events) {
      if (isAward(event)) counts.push(count(view, event, laid));
      if (event.type === 'Played' || event.type === 'Summoned' || event.type === 'Bought')
        laid.set(event.gap, event.seat);
      if (event.type === 'Ferried' || event.type === 'Escorted') laid = moved(laid, event.from, event.to);
      view = fold(view, event, contents.factions);
    }
    if (counts.length === 0) return;
    dances.push({ dance: steps[i - 1]?.view.dance ?? 1, at: i, counts });
    laid = new Map();
  });
  return dances;
}

function count(view: masques.View, award: Award, laid: ReadonlyMap<number, number>): Count {
  const all = view.gaps.length;
  const sides = [(award.arcade - 1 + all) % all, award.arcade] as const;
  return {
    award,
    token: view.arcades[award.arcade]!,
    beside: [view.gaps[sides[0]]!, view.gaps[sides[1]]!],
    laidBy: [laid.get(sides[0]) ?? null, laid.get(sides[1]) ?? null],
  };
}

function moved(laid: ReadonlyMap<number, number>, one: number, other: number): Map<number, number> {
  const next = new Map(laid);
  const [a, b] = [laid.get(one), laid.get(other)];
  if (b === undefined) next.delete(one);
  else next.set(one, b);
  if (a === undefined) next.delete(other);
  else next.set(other, a);
  return next;
}
