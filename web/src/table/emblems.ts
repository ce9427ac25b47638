/** People are a name, a number and an emblem: thirteen colours could not be told apart. */
export const EMBLEMS = 13;

export function emblem(player: number): number {
  return ((player - 1) % EMBLEMS) + 1;
}
