import type { Moment } from '../../../table/film';
import type { Table } from '../game';

export function momentSaid(table: Table, { kind, players, named, other, count }: Moment): string {
  const the = (mask?: string) => (mask === undefined ? '' : table.form('named', mask, 'the'));
  const [one, two] = players.map((player) => table.names.player(player));
  return table.word(`mascarade-moment-${kind}`, {
    name: one ?? '',
    against: two ?? '',
    mask: the(named),
    truth: the(other),
    count: count ?? 0,
  });
}
