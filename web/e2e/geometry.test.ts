import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { guest, house } from './company';
import { flaws } from './geometry';
import { SCREENS, settled } from './screens';

const SIDEWAYS = { width: 640, height: 360 };
const CROWDED = ['mascarade-memorise', 'mascarade-turn', 'mascarade-announce', 'mascarade-swap', 'mascarade-answer', 'masques-draft', 'masques-turn', 'masquerade-facing', 'masquerade-action', 'lost-line'];

for (const { name, open } of SCREENS.filter(({ name }) => CROWDED.includes(name))) {
  test(`the table is whole: ${name}`, async () => {
    const me = await guest();
    await open(house, me, guest);
    for (const size of [DESKTOP, PHONE, SIDEWAYS]) {
      await me.page.setViewportSize(size);
      await settled(me);
      expect(await flaws(me), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}
