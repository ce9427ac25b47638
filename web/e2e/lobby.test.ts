import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Person } from './browser';
import { guest, house } from './company';
import { lay, tell, welcome, type Laid } from './desk';
import { flaws } from './geometry';
import { settled, unrolled } from './screens';

const seats = ({ page }: Person) => page.getByRole('list', { name: 'Seats' }).locator('> li');

/** A table whose host sits alone. */
async function opened(host: Person, game = 'mascarade', chairs = 5): Promise<Laid> {
  const laid = await lay(house, [{ person: host, name: 'Adele' }], { game, chairs });
  for (let chair = 2; chair <= chairs; chair++) await tell(host, laid, { type: 'Unseat', chair, ban: false });
  return laid;
}

test('with friends is one press to the lobby, where the host sits already', async () => {
  const adele = await guest();
  await adele.page.goto(house);
  await adele.page.getByRole('button', { name: 'With friends: Masques' }).click();
  await adele.page.waitForURL('**/t/*');
  await seats(adele).first().getByText('you · host').waitFor();
  await adele.page.getByRole('img', { name: /^QR code for http/ }).waitFor();
  await adele.page.getByRole('button', { name: 'Start with 3 bots' }).click();
  await adele.page.locator('main.board').waitFor();
});

test('from an invitation to a seat is one tap, the name already filled in', async () => {
  const adele = await guest();
  const laid = await opened(adele);
  const bruno = await guest({ viewport: PHONE, hasTouch: true });
  await bruno.page.goto(laid.link);
  const name = await bruno.page.getByLabel('Your name').inputValue();
  expect(name).toMatch(/^\w+ \w+$/);
  await bruno.page.getByRole('button', { name: 'Sit down' }).tap();
  await seats(bruno).nth(1).getByText('you', { exact: true }).waitFor();
  await bruno.page.getByText('Waiting for Adele to start.').waitFor();
  expect((await welcome(adele, laid)).room.chairs[1]!.name).toBe(name);
});

test('empty seats are filled at once, and a friend takes a bot’s', async () => {
  const [adele, bruno] = [await guest(), await guest()];
  const laid = await opened(adele);
  await adele.page.goto(laid.link);
  await adele.page.getByLabel('Bots:').selectOption('casual');
  await adele.page.getByRole('button', { name: 'Fill the seats now' }).click();
  await adele.page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  const { room } = await welcome(adele, laid);
  expect(room.chairs.map(({ bot }) => bot)).toEqual([null, 'casual', 'casual', 'casual', 'casual']);
  await bruno.page.goto(laid.link);
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await seats(bruno).nth(1).getByText('you', { exact: true }).waitFor();
});

test('the link is one that others can reach', async () => {
  const adele = await guest();
  const laid = await opened(adele);
  await adele.page.route('**/api/address', (route) => route.fulfill({ json: { url: 'http://192.168.1.7:8080' } }));
  await adele.page.goto(laid.link);
  await adele.page.getByRole('img', { name: `QR code for http://192.168.1.7:8080/t/${laid.id}` }).waitFor();
  await adele.page.unroute('**/api/address');
  await adele.page.reload();
  // The house of these tests listens to its own machine only, and says so.
  await adele.page.getByText('Only this computer can open this link').waitFor();
});

test('people on one device sit down one after the other', async () => {
  const adele = await guest();
  const laid = await opened(adele, 'mascarade', 4);
  await adele.page.goto(laid.link);
  for (const [i, name] of ['Bruno', 'Chiara'].entries()) {
    await adele.page.getByRole('button', { name: `Empty seat ${i + 2}` }).click();
    await adele.page.getByLabel('Somebody else on this device').fill(name);
    await adele.page.getByRole('button', { name: 'Sit here' }).click();
    await seats(adele)
      .nth(i + 1)
      .getByText(name)
      .waitFor();
  }
  expect((await welcome(adele, laid)).chairs).toEqual([1, 2, 3]);
});

const SIZES = [PHONE, { width: 390, height: 844 }, DESKTOP, { width: 1920, height: 1080 }];

/** Who looks: the host of an empty table, of a full one, and somebody who has just come. */
const LOBBIES: [string, number, boolean, boolean][] = [
  ['the host of an empty table', 5, true, false],
  ['the host of a full table', 13, true, true],
  ['a guest', 8, false, false],
];

for (const [who, chairs, hosting, full] of LOBBIES)
  test(`the lobby is whole for ${who}`, async () => {
    const [adele, bruno] = [await guest(), await guest()];
    const laid = full
      ? await lay(house, [{ person: adele, name: 'Wilhelmina Montgomery A' }], { game: 'mascarade', chairs })
      : await opened(adele, 'mascarade', chairs);
    const me = hosting ? adele : bruno;
    for (const language of ['en', 'fr', 'it']) {
      await me.page.addInitScript(
        (settings) => localStorage.setItem('ridotto.settings', settings),
        JSON.stringify({ language }),
      );
      await me.page.goto(laid.link);
      await me.page.locator('ol > li').first().waitFor();
      for (const { width, height } of SIZES) {
        await me.page.setViewportSize({ width, height });
        await settled(me);
        // Less where room is kept for a scroll bar.
        const beyond = await me.page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.scrollingElement!;
          return scrollWidth - clientWidth;
        });
        expect(beyond, `${language} ${width}`).toBeLessThanOrEqual(0);
        await unrolled(me, width, height);
        expect(await flaws(me), `${language} ${width}x${height}`).toEqual([]);
      }
    }
  });
