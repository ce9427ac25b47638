import { expect, test } from 'vitest';
import type { Command, Message } from '../src/wire/types';
import { guest, seed } from './company';
import { lay, playOn, tell } from './desk';
import { House } from './house';

const PRESSES = 25;
/** How long each press lasts, in milliseconds: all of them take nine seconds. */
const APART = 360;

test('Space pressed 25 times on Pass: the first press is the answer, and it is turned up while the others are pressed', async () => {
  const own = await House.open(seed);
  try {
    const adele = await guest();
    const { page } = adele;
    const log: string[] = [];
    page.on('websocket', (line) => {
      line.on('framesent', ({ payload }) => {
        const { command } = JSON.parse(String(payload)) as { command: Command };
        if (command.type === 'Play') log.push(`plays ${command.move.type}`);
      });
      line.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Message;
        if (!('events' in message)) return;
        for (const event of message.events) if (event.type === 'Passed' && event.seat === 1) log.push('passed');
      });
    });
    const laid = await lay(own.url, [{ person: adele, name: 'Adele' }], {
      game: 'mascarade',
      chairs: 4,
      settings: { first: '1', opening: '0' },
    });
    await tell(adele, laid, { type: 'Start' });
    await page.goto(laid.link);
    await page.locator('main.board').waitFor();
    await playOn(adele, laid, 1, 'YouToo');
    await page.getByRole('button', { name: /^Pass/ }).waitFor();
    log.splice(0);
    for (let i = 0; i < PRESSES; i++) {
      await page.keyboard.press(' ', { delay: APART });
      if (log.includes('passed')) log.push('pressed after');
    }
    const passed = log.indexOf('passed');
    expect(log.slice(0, passed)).toEqual(['plays Pass']);
    expect(log.slice(passed)).toContain('pressed after');
  } finally {
    await own.close();
  }
});
