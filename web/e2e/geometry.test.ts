import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { guest, house } from './company';
import { flaws } from './geometry';
import { SCREENS, settled } from './screens';

/** The table itself grows only as far as it stays whole; what one has to do must grow with the text. */
const ASKED = 'section.dock, header';
const SIDEWAYS = { width: 640, height: 360 };
const CROWDED = ['mascarade-memorise', 'mascarade-turn', 'mascarade-announce', 'mascarade-swap', 'mascarade-answer', 'mascarade-claims', 'masques-draft', 'masques-turn', 'masquerade-facing', 'masquerade-action', 'lost-line'];

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

const PROMPTS = ['mascarade-turn', 'mascarade-swap', 'mascarade-answer', 'masques-draft', 'masques-turn', 'masquerade-facing', 'masquerade-action'];

for (const { name, open } of SCREENS.filter(({ name }) => PROMPTS.includes(name))) {
  test(`twice as large a text leaves the dock usable: ${name}`, async () => {
    const me = await guest();
    await me.page.addInitScript(() => localStorage.setItem('ridotto.settings', JSON.stringify({ text: 200 })));
    await open(house, me, guest);
    for (const size of [DESKTOP, PHONE]) {
      await me.page.setViewportSize(size);
      await settled(me);
      expect(await flaws(me, ASKED), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}
