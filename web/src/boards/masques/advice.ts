import type { Table } from './game';

/** Four seals alike, or one of each kind: the two ways to win, as the racks show them. */
const ALIKE = 4;

/** A seal that lies on the ring and would win the game for this seat. */
export interface Reach {
  seat: number;
  faction: string;
  arcade: number;
}

/** Who is one seal from winning, and where that seal lies. */
export function reaches(table: Pick<Table, 'view' | 'contents'>): Reach[] {
  const { guests, arcades } = table.view;
  const { factions } = table.contents;
  return guests.flatMap(({ seals }, i) => {
    const missing = seals.flatMap((count, f) => (count === 0 ? [f] : []));
    const wanted = seals.flatMap((count, f) =>
      count === ALIKE - 1 || (missing.length === 1 && missing[0] === f) ? [f] : [],
    );
    return arcades.flatMap(({ seal, down }, arcade) =>
      seal && !down && wanted.includes(factions.indexOf(seal)) ? [{ seat: i + 1, faction: seal, arcade }] : [],
    );
  });
}

/** Advice from what everybody can see. */
export function advice(table: Table): string | null {
  const { inquiry, mySeat } = table;
  if (!inquiry || mySeat === null) return null;
  const all = reaches(table);
  const chance = all.find(({ seat }) => seat === mySeat);
  const threat = all.find(({ seat }) => seat !== mySeat);
  const args = (reach: Reach) => ({
    name: table.names.seat(reach.seat),
    faction: table.say('named', reach.faction),
    arcade: reach.arcade,
    families: table.say('list:named', table.view.guests[reach.seat - 1]!.families),
  });
  if (inquiry.question.type === 'PickOne')
    return threat ? table.word('masques-advice-keep', args(threat)) : table.word('masques-advice-draft');
  if (inquiry.question.type !== 'YourTurn') return null;
  if (chance) return table.word('masques-advice-chance', args(chance));
  if (threat) return table.word('masques-advice-threat', args(threat));
  return table.word('masques-advice-turn');
}
