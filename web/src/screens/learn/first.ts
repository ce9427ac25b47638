import { guideTable } from '../../table/guide.svelte';
import { usualChairs } from '../../boards/poster';
import { sitAmongBots } from '../../table/quick';
import { theHouse } from '../../wire/house';

/** How a first game is run: nobody hurries, the bots take their time, and the table helps to remember. */
const MANNERS = {
  memory: 'assisted',
  pace: 'off',
  bots: 'slow',
  spectators: false,
  listed: false,
  chat: false,
  keep: 1,
  newcomers: false,
};
const LEVEL = 'casual';

/** Opens a table with bots on every other chair, starts, and has it guided. Answers its name. */
export async function firstGame(name: string): Promise<string> {
  const game = (await theHouse()).games.find((each) => each.name === name)!;
  const id = await sitAmongBots({ game: name, chairs: usualChairs(game), settings: {}, manners: MANNERS }, LEVEL);
  guideTable(id);
  return id;
}
