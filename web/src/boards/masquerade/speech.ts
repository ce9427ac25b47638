import { fieldOf, type Table } from './field.svelte';
import { cardSaid, lineSaid } from './told';

/** The one sentence at the top: whose turn, which phase. */
export function heading(table: Table): string | null {
  const { view, inquiry } = table;
  if (view.outcome) return null;
  if (view.phase === 'deal') return table.text('field-heading-deal');
  const active = inquiry && view.active === inquiry.seat ? 'yes' : 'no';
  return table.text('field-heading', {
    name: table.say('seat', view.active),
    phase: view.phase,
    active,
    turn: view.turn,
  });
}

/** What the key O says: every line with what can be seen of it. */
export function fortunes(table: Table): string[] {
  const field = fieldOf(table);
  return table.view.lines.map((line, i) =>
    [lineSaid(table, i + 1), ...line.map((lying) => cardSaid(table, field, lying))].join('; '),
  );
}

export { advice } from './advice';
export { facts } from './facts';
