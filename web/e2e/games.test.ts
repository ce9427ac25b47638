import { describe, expect, test } from 'vitest';
import { guest, house } from './company';
import { playToTheEnd } from './player';
import { openTable, players, seatBot, set, sitDown, start } from './table';

/** Short games, by the limits each game has for it. */
const GAMES = [
  { game: 'mascarade', seats: 4, limit: 'Turns after which the richest win', after: '14' },
  { game: 'mascarade-2', seats: 4, limit: 'Turns after which the richest win', after: '14' },
  { game: 'masques', seats: 3, limit: 'Dances after which most seals win', after: '1' },
  { game: 'masquerade', seats: 3, limit: "Rounds after which the King's owner wins", after: '4' },
];

describe('two people and bots play a whole game by clicking', () => {
  for (const [seed, { game, seats, limit, after }] of GAMES.entries()) {
    test(game, async () => {
      const adele = await guest();
      const bruno = await guest();
      const link = await openTable(adele, house, 'Adele', game);
      await players(adele, seats);
      await set(adele, limit, after);
      await sitDown(adele, link, 'Adele', 1);
      await sitDown(bruno, link, 'Bruno', 2);
      for (let chair = 3; chair <= seats; chair++) await seatBot(adele, chair);
      await start(adele);
      await playToTheEnd([adele, bruno], seed + 1);
      for (const person of [adele, bruno]) {
        expect(await person.page.getByRole('link', { name: 'Replay' }).isVisible()).toBe(true);
        expect(person.complaints).toEqual([]);
        expect(person.requests.filter((url) => !url.startsWith(house) && !url.startsWith('data:'))).toEqual([]);
      }
    });
  }
});
