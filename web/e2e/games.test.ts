import { describe, expect, test } from 'vitest';
import type { Message } from '../src/wire/types';
import { guest, house } from './company';
import { film } from './desk';
import { playToTheEnd } from './player';
import { oracleOf, type Oracle } from './secrets/oracle';
import { Witness } from './secrets/witness';
import { openTable, players, seatBot, set, sitDown, start } from './table';

/** Short games, by the limits each game has for it. */
const GAMES = [
  { game: 'mascarade', seats: 4, limit: 'Turn limit (the richest win)', after: '14' },
  { game: 'mascarade-2', seats: 4, limit: 'Turn limit (the richest win)', after: '14' },
  { game: 'masques', seats: 3, limit: 'Dance limit (most seals win)', after: '1' },
  { game: 'masquerade', seats: 3, limit: "Round limit (the King's owner wins)", after: '4' },
];

/** A test of the test: there was something to betray all along, and each way to betray it would have been noticed. */
async function findsWhatIsPlanted(witness: Witness, oracle: Oracle): Promise<void> {
  const guarded = witness
    .messages()
    .filter(({ message, step }) => message.type === 'Happened' && oracle.secrets(step).length > 0);
  expect(guarded.length).toBeGreaterThan(5);
  expect((await witness.scenes()).filter(({ step }) => oracle.secrets(step).length > 0).length).toBeGreaterThan(5);
  for (const { message, step } of guarded) {
    const { event, piece, text } = oracle.secrets(step)[0]!;
    const planted = { ...message, events: [event] } as Message;
    expect(oracle.told(planted, step)).not.toEqual([]);
    expect(oracle.drawn([piece], step, step)).not.toEqual([]);
    expect(oracle.kept(JSON.stringify({ text }))).not.toEqual([]);
  }
}

describe('two people and bots play a whole game by clicking, and one of them learns nothing that is hidden', () => {
  for (const [seed, { game, seats, limit, after }] of GAMES.entries()) {
    test(game, async () => {
      const adele = await guest();
      const bruno = await guest();
      const witness = await Witness.of(adele);
      const link = await openTable(adele, house, 'Adele', game);
      await players(adele, seats);
      await set(adele, limit, after);
      await sitDown(bruno, link, 'Bruno', 2);
      for (let chair = 3; chair <= seats; chair++) await seatBot(adele, chair);
      await start(adele);
      await playToTheEnd([adele, bruno], seed + 1);

      const laid = { house, id: link.split('/').pop()!, link };
      const oracle = oracleOf(game, await film(adele, laid, 1, 'open'), 1);
      expect(await witness.betrayals(oracle)).toEqual([]);
      expect(await witness.databases()).toEqual([]);
      await findsWhatIsPlanted(witness, oracle);

      for (const person of [adele, bruno]) {
        expect(await person.page.getByRole('link', { name: 'Replay', exact: true }).isVisible()).toBe(true);
        expect(person.complaints).toEqual([]);
        expect(person.requests.filter((url) => !url.startsWith(house) && !url.startsWith('data:'))).toEqual([]);
      }
    });
  }
});
