import type { masques } from '../../wire/types';

/** Something one can point at: a card of one's hand, a pile, a gap, an arcade. */
export type Target = `plot:${string}` | `pile:${string}` | `gap:${number}` | `arcade:${number}`;
type Move = masques.Move;

/** What one points at to make this move, in no order. */
export function targets(move: Move): Target[] {
  switch (move.type) {
    case 'Pick':
      return [`plot:${move.plot}`];
    case 'Play':
    case 'Name':
      return [`plot:${move.plot}`, `gap:${move.gap}`];
    case 'Buy':
      return [`pile:${move.influence}`, `gap:${move.gap}`];
    case 'Strike':
      return [`gap:${move.gap}`];
    case 'Ferry':
      return [`gap:${move.one}`, `gap:${move.other}`];
    case 'Escort':
      return [`gap:${move.from}`, `gap:${move.to}`];
    case 'Hide':
      return [`arcade:${move.arcade}`];
    case 'Trade':
      return [`arcade:${move.one}`, `arcade:${move.other}`];
    default:
      return [];
  }
}

/** The moves that point at all of these, and perhaps at more. */
export function among(options: readonly Move[], chosen: readonly Target[]): Move[] {
  return options.filter((move) => {
    const all = targets(move);
    return chosen.every((target) => all.includes(target));
  });
}

/** What stays chosen when one more thing is pointed at: whatever goes together with it, the latest first. */
export function joined(options: readonly Move[], chosen: readonly Target[], target: Target): Target[] {
  let now: Target[] = [target];
  for (const before of chosen.toReversed()) {
    if (among(options, [...now, before]).length > 0) now = [before, ...now];
  }
  return now;
}

/** The move somebody had in mind who pointed at what no option has, so that the house can say why not. */
export function attempt(options: readonly Move[], chosen: readonly Target[], target: Target): Move | null {
  const [kind, name = ''] = target.split(':');
  const fitting = among(
    options,
    chosen.filter((other) => !other.startsWith(`${kind}:`)),
  );
  const gap = gapOf(chosen) ?? gapOf(options.flatMap(targets));
  if (kind === 'pile') return gap === null ? null : { type: 'Buy', influence: name, gap };
  for (const move of fitting.length > 0 ? fitting : options) {
    const other =
      chosen.length > 0 ? { one: gapOf(chosen) ?? 0, other: Number(name) } : { one: Number(name), other: 0 };
    if (kind === 'gap' && 'gap' in move) return { ...move, gap: Number(name) };
    if (kind === 'plot' && 'plot' in move) return { ...move, plot: name };
    if (kind === 'arcade' && move.type === 'Hide') return { ...move, arcade: Number(name) };
    if (kind === 'gap' && move.type === 'Ferry')
      return { ...move, ...(chosen.length > 0 ? other : { one: Number(name) }) };
    if (kind === 'gap' && move.type === 'Escort')
      return chosen.length > 0 ? { ...move, to: Number(name) } : { ...move, from: Number(name) };
    if (kind === 'arcade' && move.type === 'Trade')
      return { ...move, [chosen.length > 0 ? 'other' : 'one']: Number(name) };
  }
  return null;
}

function gapOf(list: readonly Target[]): number | null {
  const found = list.find((target) => target.startsWith('gap:'));
  return found ? Number(found.slice(4)) : null;
}
