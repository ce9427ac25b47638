import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import type { Message } from '../src/wire/types';
import { House } from './house';

/** Has a house play ten games of eight Regular bots, and lets `test/table/watched.test.ts` watch them. */
const GAMES = Number(process.env.RIDOTTO_GAMES ?? 10);
const SEATS = 8;
const MANNERS = {
  memory: 'notebook',
  pace: 'off',
  bots: 'quick',
  spectators: true,
  listed: false,
  chat: true,
  keep: 3,
};

async function scenes(house: House): Promise<unknown[]> {
  let key = '';
  const ask = async (path: string, data?: unknown): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
    const init = data === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(data) };
    const response = await fetch(`${house.url}/api${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  ({ key } = (await ask('/guests', { program: true })) as { key: string });
  const wish = { game: 'mascarade', chairs: SEATS, settings: {}, manners: MANNERS };
  const { id } = (await ask('/tables', wish)) as { id: string };
  const tell = (command: unknown) => ask(`/tables/${id}/commands`, { id: crypto.randomUUID(), command });
  for (let chair = 1; chair <= SEATS; chair++) await tell({ type: 'SeatBot', chair, level: 'regular' });
  await tell({ type: 'Start' });
  // A notebook keeps every message; how the table stood in between is of no length.
  for (;;) {
    const { position, history } = (await ask(`/tables/${id}`)) as Extract<Message, { type: 'Welcome' }>;
    if (position?.ended) {
      const first = history.findIndex(({ events }) => events.some(({ type }) => type === 'TurnBegan'));
      return history.slice(first).map(({ events }) => ({ events, position: { ...position, ended: null } }));
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}

test('ten games of eight bots are told at their own length, and not too slowly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ridotto-watched-'));
  const games: unknown[][] = [];
  for (let i = 0; i < GAMES; i++) {
    const house = await House.open(inject('seed') + i, '--beat', '0-0');
    games.push(await scenes(house).finally(() => house.close()));
  }
  const RIDOTTO_WATCHED = join(folder, 'games.json');
  writeFileSync(RIDOTTO_WATCHED, JSON.stringify(games));
  execFileSync('npx', ['vitest', 'run', 'test/table/watched.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, RIDOTTO_WATCHED },
  });
  rmSync(folder, { recursive: true });
}, 3_600_000);
