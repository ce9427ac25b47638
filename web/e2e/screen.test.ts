import { expect, test } from 'vitest';
import { DESKTOP, type Person } from './browser';
import { guest, house } from './company';
import { lay, tell, type Wish } from './desk';
import { flaws } from './geometry';
import { settled } from './screens';

const TELEVISION = { width: 1920, height: 1080 };
const WISHES: Wish[] = [
  { game: 'mascarade', chairs: 6, settings: { first: '1', opening: '0' } },
  { game: 'masques', chairs: 4 },
  { game: 'masquerade', chairs: 4 },
];

async function isWhole(me: Person): Promise<void> {
  for (const size of [DESKTOP, TELEVISION]) {
    await me.page.setViewportSize(size);
    await settled(me);
    expect(await flaws(me), `${size.width}x${size.height}`).toEqual([]);
  }
}

for (const wish of WISHES)
  test(`a television shows the way in until the deal, and then the table: ${wish.game}`, async () => {
    const adele = await guest();
    const laid = await lay(house, [{ person: adele, name: 'Adele' }], wish);
    await adele.page.goto(laid.link);
    await adele.page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    // On the same machine, in another window: whoever plays keeps their place.
    const screen = await adele.context.newPage();
    const television = { ...adele, page: screen } as Person;
    await screen.setViewportSize(TELEVISION);
    await screen.goto(`${house}/screen/${laid.id}`);
    await screen.getByRole('img', { name: `QR code for ${laid.link}` }).waitFor();
    await screen.getByRole('list', { name: 'Seats' }).getByText('Adele').waitFor();
    expect(await screen.getByRole('button').count()).toBe(0);
    await isWhole(television);

    await tell(adele, laid, { type: 'Start' });
    await screen.locator('main.board').waitFor();
    await adele.page.locator('main.board').waitFor();
    expect(await screen.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
    expect(await screen.locator('.dock').count()).toBe(0);
    expect(await adele.page.getByText('in another window').count()).toBe(0);
    await isWhole(television);
  });
