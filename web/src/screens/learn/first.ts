import { guideTable } from '../../table/guide.svelte';
import { contribute } from '../../table/shuffle';
import { beGuest, myName } from '../../wire/guest';
import { command, openTable, theHouse, welcome } from '../../wire/house';

/** How a first game is run: nobody hurries, the bots take their time, and the table helps to remember. */
const MANNERS = {
  memory: 'assisted',
  pace: 'off',
  bots: 'slow',
  spectators: false,
  listed: false,
  chat: false,
  keep: 1,
};
const USUAL_CHAIRS = 5;
const LEVEL = 'casual';

/** Opens a table with bots on every other chair, starts, and has it guided. Answers its name. */
export async function firstGame(game: string, unnamed: string): Promise<string> {
  await beGuest();
  const { fewest, most } = (await theHouse()).games.find((each) => each.name === game)!;
  const chairs = Math.min(most, Math.max(fewest, USUAL_CHAIRS));
  const { id } = await openTable({ game, chairs, settings: {}, manners: MANNERS });
  const { room } = await welcome(id);
  await command(id, { type: 'Sit', chair: 1, name: myName() || unnamed, contribution: contribute(room) });
  for (let chair = 2; chair <= chairs; chair++) await command(id, { type: 'SeatBot', chair, level: LEVEL });
  await command(id, { type: 'Start' });
  guideTable(id);
  return id;
}
