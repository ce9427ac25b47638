import { usualChairs } from '../../boards/poster';
import { sitAmongBots } from '../../table/quick';
import { contribute } from '../../table/shuffle';
import { beGuest, myName } from '../../wire/guest';
import { command, openTable, welcome, type Game } from '../../wire/house';

/** What a new table is like until its host says otherwise. */
const MANNERS = {
  memory: 'classic',
  pace: 'off',
  bots: 'calm',
  spectators: true,
  listed: false,
  chat: true,
  keep: 30,
  newcomers: true,
};
/** A game against bots that nobody comes back to makes room sooner. */
const KEPT_ALONE = 7;
const LEVEL = 'regular';

const wanted = (game: Game) => ({ game: game.name, chairs: usualChairs(game), settings: {}, manners: MANNERS });

/** Against bots, at once. Answers the name of the table. */
export const playNow = (game: Game): Promise<string> =>
  sitAmongBots({ ...wanted(game), manners: { ...MANNERS, keep: KEPT_ALONE } }, LEVEL);

/** A table where the host sits already; the others come by its link. */
export async function withFriends(game: Game): Promise<string> {
  await beGuest();
  const { id } = await openTable(wanted(game));
  const { room } = await welcome(id);
  // A name that cannot be is changed in the lobby.
  await command(id, { type: 'Sit', chair: 1, name: myName(), contribution: contribute(room) }).catch(() => undefined);
  return id;
}
