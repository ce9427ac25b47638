/** What people are called, wherever they sit. */
export interface Names {
  /** Whoever sits in this chair now. */
  seat(seat: number): string;
  player(player: number): string;
}

/** Editions share words and board: `mascarade` for `mascarade-2`. */
export function family(box: string): string {
  return box.replace(/-\d+$/, '');
}

/** Where nobody sits yet, seats and players go by their numbers. */
export const NUMBERS: Names = { seat: String, player: String };

/** People by player; `sitting` says who is in which seat, where people change places. */
export function around(players: readonly string[], sitting?: readonly number[]): Names {
  const player = (n: number) => players[n - 1] ?? String(n);
  return { player, seat: (n) => player(sitting?.[n - 1] ?? n) };
}
