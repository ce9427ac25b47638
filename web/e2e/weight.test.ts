import { expect, test } from 'vitest';
import type { Person } from './browser';
import { guest, house } from './company';
import { lay, tell } from './desk';
import { countShifts } from './shifts';

/** What one may have to wait for on a slow line, in bytes as they are packed. */
const MOST = 150_000;

/** Counts everything that is fetched, as it is packed, and whatever jumps. */
async function scales({
  context,
  page,
}: Person): Promise<{ loaded(): [string, number][]; bytes(): number; shifts(): Promise<string[]> }> {
  const loads = new Map<string, number>();
  const names = new Map<string, string>();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  line.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, new URL(request.url).pathname));
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? '';
    loads.set(name, (loads.get(name) ?? 0) + encodedDataLength);
  });
  const shifts = await countShifts(page);
  const loaded = () => [...loads].sort(([, a], [, b]) => b - a);
  return {
    loaded,
    bytes: () => loaded().reduce((sum, [, bytes]) => sum + bytes, 0),
    shifts,
  };
}

const strangers = ({ requests }: Person) =>
  requests.filter((url) => !url.startsWith(house) && !url.startsWith('data:'));

test('the door is light, stands still, and asks nobody else', async () => {
  const adele = await guest();
  const { bytes, shifts } = await scales(adele);
  await adele.page.goto(house, { waitUntil: 'networkidle' });
  expect(await shifts()).toEqual([]);
  expect(strangers(adele)).toEqual([]);
  expect(bytes()).toBeGreaterThan(10_000);
  expect(bytes()).toBeLessThan(MOST);
});

for (const [game, chairs] of [
  ['mascarade', 13],
  ['masques', 4],
  ['masquerade', 6],
] as const) {
  test(`a friend who follows the link to a table of ${game} waits no longer`, async () => {
    const [adele, bruno] = [await guest(), await guest()];
    const laid = await lay(
      house,
      [
        { person: adele, name: 'Adele' },
        { person: bruno, name: 'Bruno' },
      ],
      { game, chairs },
    );
    const { loaded, bytes, shifts } = await scales(bruno);
    await bruno.page.goto(laid.link, { waitUntil: 'networkidle' });
    expect(await shifts(), 'antechamber').toEqual([]);
    await tell(adele, laid, { type: 'Start' });
    await bruno.page.locator('main.board').waitFor();
    expect(bytes(), JSON.stringify(loaded())).toBeLessThan(MOST);
    await bruno.page.goto(laid.link, { waitUntil: 'networkidle' });
    expect(await shifts(), 'table').toEqual([]);
    expect(strangers(bruno)).toEqual([]);
  });
}
