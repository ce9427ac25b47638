import { beGuest, myName } from '../wire/guest';
import { offerTable, takeTable, type TableWanted } from '../wire/house';
import { contributeTo } from './shuffle';

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
