import { test } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { guest, house } from './company';
import { SCREENS, settled } from './screens';

/** Every screen as people see it, into `shots/`: desktop and phone, by night and by day. */
for (const { name, open } of SCREENS) {
  test(name, async () => {
    const me = await guest();
    await open(house, me, guest);
    for (const [device, size] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await me.page.setViewportSize(size);
      for (const colorScheme of ['dark', 'light'] as const) {
        await me.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settled(me);
        await me.page.screenshot({ path: `shots/${name}-${device}-${colorScheme}.png` });
      }
    }
  });
}
