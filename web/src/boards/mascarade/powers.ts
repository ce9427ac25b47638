import type { Table } from './game';

/** What a character of somebody's own was given, as the host wrote it: `King 4 + Thief` for `Duke = King 4 + Thief`. */
export function written(cast: string, mask: string): { borrowed: string; numbers: string }[] {
  const own = cast.split(',').flatMap((part) => {
    const [name = '', powers] = part.split('=');
    return powers !== undefined && name.trim() === mask ? [powers] : [];
  });
  return own.flatMap((powers) =>
    powers.split('+').flatMap((power) => {
      const [borrowed = '', ...numbers] = power.trim().split(/\s+/);
      const again = numbers.length === 0 ? written(cast, borrowed) : [];
      return again.length > 0 ? again : [{ borrowed, numbers: numbers.join(' ') }];
    }),
  );
}

/** What a mask does, in a line. Characters of a table's own name the powers they borrow, with numbers of their own. */
export function power(table: Table, mask: string): string {
  const role = table.contents.cast.find((other) => other.mask === mask);
  if (!role || role.borrows.length === 0) return table.text(`power-${mask}`);
  const own = written(table.agreed.cast ?? '', mask);
  return role.borrows
    .map((borrowed, i) => {
      const name = table.say('named', borrowed);
      const numbers = own[i]?.numbers;
      return numbers
        ? table.text('borrows-with', { mask: name, numbers })
        : table.text('borrows', { mask: name, power: table.text(`power-${borrowed}`) });
    })
    .join(' ');
}
