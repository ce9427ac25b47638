import type { Move } from '../src/wire/types';
import type { Person } from './browser';
import { press } from './table';
import { lay, playOn, tell, welcome, type Laid, type Wish } from './desk';

/** Every screen there is, and how one gets there. Pictures and the tests of what all screens owe are made of these. */
export interface Screen {
  name: string;
  /** `company` are others who may sit there too. */
  open(house: string, me: Person, company: () => Promise<Person>): Promise<void>;
}

const MASCARADE: Wish = {
  game: 'mascarade',
  chairs: 6,
  settings: { first: '1', opening: '0' },
  manners: { memory: 'notebook' },
};
const FULL: Wish = { ...MASCARADE, chairs: 13 };
/** Thirteen people with names about as long as the house allows. */
const [LONG_NAME, ...LONG_NAMES] = [...'ABCDEFGHIJKLM'].map((letter) => `Wilhelmina Montgomery ${letter}`);
const MASQUES: Wish = { game: 'masques', chairs: 4 };
const MASQUERADE: Wish = { game: 'masquerade', chairs: 6 };
const ENDING: Record<string, Wish> = {
  mascarade: { ...MASCARADE, settings: { first: '1', opening: '0', limit: '9' } },
  masques: { game: 'masques', chairs: 3, settings: { dances: '1' } },
  masquerade: { game: 'masquerade', chairs: 3, settings: { rounds: '2' } },
};

async function started(house: string, me: Person, wish: Wish, question: string | null): Promise<Laid> {
  const laid = await lay(house, [{ person: me, name: 'Adele' }], wish);
  await tell(me, laid, { type: 'Start' });
  if (question) await playOn(me, laid, 1, question);
  await me.page.goto(laid.link);
  await me.page.locator('main.board').waitFor();
  if (question) await me.page.locator('.dock.asked, .dock .result').first().waitFor();
  return laid;
}

const table = (name: string, wish: Wish, question: string | null, then?: (me: Person) => Promise<unknown>): Screen => ({
  name,
  open: async (house, me) => {
    await started(house, me, wish, question);
    await then?.(me);
  },
});

const key = (name: string) => (me: Person) => me.page.keyboard.press(name);
const click = (role: 'button' | 'tab', name: string | RegExp) => (me: Person) =>
  me.page.getByRole(role, { name }).first().click();

/** Begins one of the three things a turn may be. */
const act = (name: string) => (me: Person) => press(me.page.getByRole('button', { name, exact: true }));

/** On a phone the sheet has to be pulled up first. */
const sheet = (tab: string) => async (me: Person) => {
  await key('g')(me);
  await click('tab', tab)(me);
};

async function room(house: string, me: Person, chairs = 6): Promise<Laid> {
  const laid = await lay(house, [{ person: me, name: 'Adele' }], { ...MASCARADE, chairs });
  await me.page.goto(laid.link);
  await me.page.getByText('Ready when you are.').waitFor();
  return laid;
}

async function finished(house: string, me: Person, wish: Wish): Promise<Laid> {
  const laid = await started(house, me, wish, 'over');
  await me.page.locator('.dock .result').waitFor();
  return laid;
}

const speak = async (person: Person, laid: Laid, chair: number, move: Move) =>
  tell(person, laid, { type: 'Play', chair, step: (await welcome(person, laid)).position!.step, move });

/** Four people, and somebody has announced a guest whom nobody contests. */
async function guests(house: string, me: Person, others: Person, announcer: number, mask: string): Promise<Laid> {
  const people = ['Adele', 'Bruno', 'Cedric', 'David'].map((name, i) => ({ person: i === 0 ? me : others, name }));
  const laid = await lay(house, people, {
    game: 'mascarade',
    chairs: people.length,
    settings: { first: String(announcer), opening: '0', cast: 'Judge, King, Queen, Witch, Gambler, Alchemist' },
  });
  await tell(me, laid, { type: 'Start' });
  for (const [i, { person }] of people.entries()) await tell(person, laid, { type: 'Ready', chair: i + 1 });
  await speak(people[announcer - 1]!.person, laid, announcer, { type: 'Announce', own: 'card', mask });
  for (let i = 0; i < people.length; i++) {
    const next = (announcer + i) % people.length;
    if (next + 1 !== announcer) await speak(people[next]!.person, laid, next + 1, { type: 'Pass' });
  }
  return laid;
}

export const SCREENS: Screen[] = [
  {
    name: 'door',
    open: async (house, me) => {
      await room(house, me);
      await me.page.goto(house);
      await me.page.getByRole('link', { name: /^Back to your table/ }).waitFor();
    },
  },
  { name: 'antechamber', open: async (house, me) => void (await room(house, me)) },
  {
    name: 'antechamber-cast',
    open: async (house, me) => {
      await room(house, me);
      await me.page.getByRole('button', { name: 'More', exact: true }).click();
      await me.page.getByText('Choose the characters').click();
      await me.page.getByText('More settings').click();
    },
  },
  {
    name: 'antechamber-place',
    open: async (house, me) => {
      await room(house, me);
      await me.page
        .getByRole('button', { name: /^More for/ })
        .nth(1)
        .click();
      await me.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'antechamber-guest',
    open: async (house, me, company) => {
      const laid = await lay(house, [{ person: await company(), name: 'Bruno' }], { ...MASCARADE, level: 'expert' });
      await me.page.goto(laid.link);
      await me.page.getByText('Take a seat, or stay and watch.').waitFor();
      await me.page.getByRole('button', { name: 'QR code' }).click();
    },
  },
  {
    name: 'lobby',
    open: async (house, me) => {
      await me.page.goto(house);
      await me.page.getByRole('button', { name: 'With friends: Mascarade' }).click();
      await me.page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  ...['foyer', 'play'].map((part) => ({
    name: `screen-${part}`,
    open: async (house: string, me: Person) => {
      const laid = await lay(house, [{ person: me, name: 'Adele' }], MASCARADE);
      if (part === 'play') await tell(me, laid, { type: 'Start' });
      await me.page.goto(`${house}/screen/${laid.id}`);
      await me.page.locator(part === 'play' ? 'main.board' : '.code svg').waitFor();
    },
  })),
  {
    name: 'mascarade-memorise',
    open: async (house, me) => {
      await started(house, me, FULL, null);
      await me.page.getByRole('button', { name: 'Got it' }).waitFor();
    },
  },
  table('mascarade-turn', FULL, 'YourTurn'),
  table('mascarade-announce', FULL, 'YourTurn', act('Announce')),
  table('mascarade-swap', FULL, 'YourTurn', async (me) => {
    await act('Swap, or not')(me);
    await me.page.locator('[data-seat="4"]').click();
    await me.page.getByRole('button', { name: 'Keep' }).waitFor();
  }),
  {
    name: 'mascarade-answer',
    open: async (house, me, company) => {
      const bruno = await company();
      const laid = await lay(
        house,
        [
          { person: me, name: 'Adele' },
          { person: bruno, name: 'Bruno' },
        ],
        { ...FULL, settings: { first: '2', opening: '0' } },
      );
      await tell(me, laid, { type: 'Start' });
      await tell(me, laid, { type: 'Ready', chair: 1 });
      await playOn(bruno, laid, 2, 'YourTurn');
      await tell(bruno, laid, {
        type: 'Play',
        chair: 2,
        step: (await welcome(bruno, laid)).position!.step,
        move: { type: 'Announce', own: 'card', mask: 'King' },
      });
      await me.page.goto(laid.link);
      await me.page.getByRole('button', { name: /No, I am!/ }).waitFor();
    },
  },
  table('mascarade-pair', { ...MASCARADE, chairs: 2 }, 'YourTurn'),
  {
    name: 'mascarade-claims',
    open: async (house, me, company) => {
      const others = await company();
      const people = [{ person: me, name: LONG_NAME! }, ...LONG_NAMES.map((name) => ({ person: others, name }))];
      const laid = await lay(house, people, { ...FULL, settings: { first: '2', opening: '0' } });
      await tell(me, laid, { type: 'Start' });
      for (const [i, { person }] of people.entries()) await tell(person, laid, { type: 'Ready', chair: i + 1 });
      await speak(others, laid, 2, { type: 'Announce', own: 'card', mask: 'King' });
      for (let chair = 3; chair <= people.length; chair++)
        await speak(others, laid, chair, { type: 'Claim', own: 'card' });
      await me.page.goto(laid.link);
      await me.page.getByRole('button', { name: /No, I am!/ }).waitFor();
    },
  },
  ...(['hides', 'guesses'] as const).map((part) => ({
    name: `mascarade-gambler-${part}`,
    open: async (house: string, me: Person, company: () => Promise<Person>) => {
      const others = await company();
      const laid = await guests(house, me, others, part === 'hides' ? 1 : 2, 'Gambler');
      const [user, chair, picked] = part === 'hides' ? ([me, 1, 2] as const) : ([others, 2, 1] as const);
      await speak(user, laid, chair, { type: 'Pick', seat: picked });
      if (part === 'guesses') await speak(user, laid, chair, { type: 'Hide', coins: 2 });
      await me.page.goto(laid.link);
      await me.page.locator('.dock').getByRole('button', { name: '2 coins' }).waitFor();
    },
  })),
  {
    name: 'mascarade-alchemist',
    open: async (house, me, company) => {
      const laid = await guests(house, me, await company(), 1, 'Alchemist');
      await me.page.goto(laid.link);
      await me.page.locator('[data-seat="2"]').click();
      await me.page.locator('.dock.asked').getByRole('button', { name: 'Left, to Bruno' }).waitFor();
      await me.page.locator('.dock').getByRole('button', { name: 'Right, to David' }).waitFor();
    },
  },
  table('mascarade-2-turn', { game: 'mascarade-2', chairs: 8, settings: { first: '1' } }, 'YourTurn'),
  table('mascarade-log', MASCARADE, 'YourTurn', sheet('Log')),
  table('mascarade-cast', MASCARADE, 'YourTurn', sheet('Cast')),
  table('mascarade-chat', MASCARADE, 'YourTurn', async (me) => {
    await sheet('Chat')(me);
    await me.page.getByRole('button', { name: 'Are you sure?' }).click();
    await me.page.getByRole('log').getByText('Adele').first().waitFor();
  }),
  table('mascarade-notes', MASCARADE, 'YourTurn', sheet('Notes')),
  table('masques-draft', MASQUES, 'PickOne'),
  table('masques-turn', MASQUES, 'YourTurn', async (me) => {
    await key('1')(me);
    await me.page.locator('[data-gap].lit').first().click();
  }),
  table('masques-cast', MASQUES, 'PickOne', sheet('Cast')),
  table('masquerade-facing', MASQUERADE, 'UpOrDown'),
  table('masquerade-action', MASQUERADE, 'YourAction'),
  table('masquerade-cast', MASQUERADE, 'UpOrDown', sheet('Cast')),
  ...Object.entries(ENDING).map(([game, wish]) => ({
    name: `${game}-result`,
    open: async (house: string, me: Person) => void (await finished(house, me, wish)),
  })),
  ...Object.entries(ENDING).map(([game, wish]) => ({
    name: `${game}-replay`,
    open: async (house: string, me: Person) => {
      const laid = await finished(house, me, wish);
      await me.page.goto(`${laid.link}/replay/1?at=12`);
      await me.page.getByLabel('Open the cards').check();
      await me.page.locator('.said p').first().waitFor();
    },
  })),
  table('menu', MASCARADE, 'YourTurn', click('button', 'Menu')),
  table('settings', MASCARADE, 'YourTurn', async (me) => {
    await click('button', 'Menu')(me);
    await click('button', 'Settings')(me);
  }),
  table('chairs', MASCARADE, 'YourTurn', async (me) => {
    await click('button', 'Menu')(me);
    await click('button', 'Seats')(me);
  }),
  table('seat-key', MASCARADE, 'YourTurn', async (me) => {
    await click('button', 'Menu')(me);
    await click('button', 'Continue on another device')(me);
    await me.page.getByRole('textbox', { name: 'Your seat link' }).waitFor();
  }),
  table('keys', MASCARADE, 'YourTurn', key('?')),
  ...['rules', 'learn'].map((kind) => ({
    name: kind,
    open: async (house: string, me: Person) => {
      await me.page.goto(`${house}/${kind}/mascarade`);
      await me.page.locator('article h1').waitFor();
    },
  })),
  {
    name: 'kept',
    open: async (house, me) => {
      await me.page.goto(`${house}/kept`);
      await me.page.getByRole('button', { name: 'Forget this device' }).waitFor();
      await me.page.getByText('This house keeps a table').waitFor();
    },
  },
  {
    name: 'curtain',
    open: async (house, me) => {
      const laid = await lay(
        house,
        [
          { person: me, name: 'Adele' },
          { person: me, name: 'Bruno' },
        ],
        MASCARADE,
      );
      await tell(me, laid, { type: 'Start' });
      for (const chair of [1, 2]) await tell(me, laid, { type: 'Ready', chair });
      await me.page.goto(laid.link);
      await me.page.getByRole('button', { name: 'Hold to lift the curtain' }).waitFor();
    },
  },
  {
    name: 'lost-line',
    open: async (house, me) => {
      const cut = await lineThatCanBeCut(me);
      await started(house, me, MASCARADE, 'YourTurn');
      await cut();
      await me.page.getByText('The connection is lost.').waitFor();
    },
  },
];

/** When everything has stood still for a while: after another theme, or another size of the window. */
export async function settled({ page }: Person): Promise<void> {
  await page.evaluate(async () => {
    const look = () =>
      [...document.querySelectorAll('body *')]
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return `${x} ${y} ${width} ${height} ${getComputedStyle(each).color} ${getComputedStyle(each).backgroundColor}`;
        })
        .join();
    let before = '';
    for (let still = 0; still < 3; still++) {
      // A busy machine draws late: what follows a new size only moves once it is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 40)));
      const now = look();
      if (now !== before) still = 0;
      before = now;
    }
  });
}

/** Looks at a page that scrolls on a screen that is high enough for all of it. */
export async function unrolled(me: Person, width: number, height: number): Promise<void> {
  for (let high = height; ;) {
    await me.page.setViewportSize({ width, height: high });
    await settled(me);
    const long = await me.page.evaluate(() => document.scrollingElement!.scrollHeight);
    if (long <= high) return;
    high = long;
  }
}

/** Stands between the browser and the house, and hangs up when told, for good. */
export async function lineThatCanBeCut({ page }: Person): Promise<() => Promise<void>> {
  let hangUp = () => Promise.resolve();
  let cut = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    if (cut) return void line.close({ code: 1011 });
    line.connectToServer();
    hangUp = () => line.close({ code: 1011 });
  });
  await page.route(/\/events/, (route) => route.abort());
  return async () => {
    cut = true;
    await hangUp();
  };
}
