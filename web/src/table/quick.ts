import { beGuest, myName } from '../wire/guest';
import { offerTable, takeTable, type Game, type TableWanted } from '../wire/house';
import { contributeTo } from './shuffle';

/** So many play a quick game, by the family of the game. */
const USUAL: Record<string, number> = { masques: 4, masquerade: 4 };
const CHAIRS = 5;

export const usualChairs = ({ family, fewest, most }: Game): number =>
  Math.min(most, Math.max(fewest, USUAL[family] ?? CHAIRS));

/**
 * A table of one's own among bots, the cards dealt. The house binds itself first: only then does this browser draw its
 * part in the shuffle. There is no table before the second question has been answered.
 */
export async function sitAmongBots(wanted: TableWanted, level: string): Promise<string> {
  await beGuest();
  const { id, commitment } = await offerTable(wanted);
  await takeTable(id, { name: myName(), contribution: contributeTo(id, 1, commitment), level });
  return id;
}
