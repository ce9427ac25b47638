import type { Table } from './game';

/** What a mask does, in a line. Characters of a table's own name the powers they borrow. */
export function power(table: Table, mask: string): string {
  const role = table.contents.cast.find((other) => other.mask === mask);
  if (!role || role.borrows.length === 0) return table.text(`power-${mask}`);
  return role.borrows
    .map((borrowed) =>
      table.text('borrows', { mask: table.say('named', borrowed), power: table.text(`power-${borrowed}`) }),
    )
    .join(' ');
}
