import type { Table } from './game';

/** What a mask does, in a line: that of its book, or, for a character of a table's own, what its deeds say. */
export function power(table: Table, mask: string): string {
  const role = table.contents.cast.find((other) => other.mask === mask);
  if (!role || role.borrows.length === 0) return table.text(`power-${mask}`);
  return role.does
    .map(({ deed, numbers: [coins = 0, other = 0] }) => table.text(`deed-${deed}`, { coins, other }))
    .join(' ');
}

/** Whether a power asks which way everybody passes their fortune: with two players both ways are one. */
export function asksWay(table: Table): boolean {
  const { question, options } = table.inquiry ?? { question: null, options: [] };
  if (question?.type !== 'UsePower' || question.choice !== 'player' || options.length < 2) return false;
  const role = table.contents.cast.find(({ mask }) => mask === question.mask);
  return role?.does.some(({ deed }) => deed === 'PassFortunes') ?? false;
}
