import type { Table } from './game';

/** What a mask does, in a line: that of its book, or, for a character of a table's own, what its deeds say. */
export function power(table: Table, mask: string): string {
  const role = table.contents.cast.find((other) => other.mask === mask);
  if (!role || role.borrows.length === 0) return table.text(`power-${mask}`);
  return role.does
    .map(({ deed, numbers: [coins = 0, other = 0] }) => table.text(`deed-${deed}`, { coins, other }))
    .join(' ');
}
