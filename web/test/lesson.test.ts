import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { ME, Practice } from '../src/boards/mascarade/lesson/practice';
import { FIRST_DEAL, SCRIPT, type Asked, type Outcome } from '../src/boards/mascarade/lesson/script';
import type { mascarade } from '../src/wire/types';

type Move = mascarade.Move | null;
interface Walk {
  table: Practice;
  remarks: string[];
}

const words = readFileSync(new URL('../src/boards/mascarade/mascarade-lesson.en.ftl', import.meta.url), 'utf8');
const copy = (table: Practice) =>
  Object.assign(new Practice([...table.cards], [...table.purses]), {
    ...table,
    cards: [...table.cards],
    purses: [...table.purses],
  });
const coins = ({ purses, courthouse }: Practice) => purses.reduce((sum, purse) => sum + purse, courthouse);
const options = (asked: Asked | 'ready'): Move[] => (asked === 'ready' ? [null] : asked.options);

/** Every way through the lesson. */
function walks(from: Walk, at: number): Walk[] {
  const step = SCRIPT[at];
  if (!step) return [from];
  const table = copy(from.table);
  step.before.forEach((scene) => scene(table));
  return decisions(table, at, options(step.asked(table)), from.remarks).flatMap((walk) => walks(walk, at + 1));
}

function decisions(table: Practice, at: number, moves: Move[], remarks: string[]): Walk[] {
  return moves.flatMap((move) => {
    const next = copy(table);
    const before = coins(next);
    const outcome: Outcome = SCRIPT[at]!.decide(next, move);
    const taken = outcome.events.reduce((sum, event) => sum + (event.type === 'TookFromBank' ? event.coins : 0), 0);
    expect(coins(next)).toBe(before + taken);
    expect(next.cards.toSorted()).toEqual(FIRST_DEAL.toSorted());
    if (outcome.then) return decisions(next, at, outcome.then.options, remarks);
    return [{ table: next, remarks: [...remarks, outcome.remark!.id] }];
  });
}

describe('the lesson', () => {
  const all = walks({ table: new Practice([...FIRST_DEAL]), remarks: [] }, 0);

  it('has eight decisions, and something to say whichever is made', () => {
    expect(SCRIPT).toHaveLength(8);
    expect(all.length).toBeGreaterThan(500);
    for (const { remarks } of all) expect(remarks).toHaveLength(8);
    for (const id of new Set(all.flatMap(({ remarks }) => remarks))) expect(words).toContain(`\nlesson-${id} =`);
    for (let step = 1; step <= 8; step++) expect(words).toContain(`\nlesson-ask-${step} =`);
  });

  it('makes me the King in time, whatever I swapped', () => {
    const step = (table: Practice, at: number, move: Move) => {
      SCRIPT[at]!.before.forEach((scene) => scene(table));
      return SCRIPT[at]!.decide(table, move);
    };
    const opening = SCRIPT[1]!.asked(new Practice([...FIRST_DEAL]));
    for (const move of options(opening)) {
      const table = new Practice([...FIRST_DEAL]);
      step(table, 0, null);
      step(table, 1, move);
      const { events } = step(table, 2, { type: 'Look', own: 'card' });
      expect(events).toContainEqual(expect.objectContaining({ type: 'Glimpsed', by: ME, mask: 'King' }));
    }
  });

  it('shows nobody a card that was not turned up', () => {
    const table = new Practice([...FIRST_DEAL]);
    expect(table.position(1).view).toMatchObject({ cards: [] });
    expect(table.handle(3, 2, 3, true).map(({ type }) => type)).toEqual(['CardsHandled']);
  });
});
