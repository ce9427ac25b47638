import axe, { type AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Person } from './browser';
import { guest, house } from './company';
import { SCREENS, settled } from './screens';

const LOOKS = [
  { ...DESKTOP, colorScheme: 'dark' },
  { ...DESKTOP, colorScheme: 'light' },
  { ...PHONE, colorScheme: 'light' },
] as const;

/** What stands in somebody's way here, as sentences: which rule, and where. */
async function obstacles({ page }: Person): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

for (const { name, open } of SCREENS) {
  test(`nothing stands in anybody's way: ${name}`, async () => {
    const me = await guest();
    await open(house, me, guest);
    for (const { colorScheme, ...size } of LOOKS) {
      await me.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await me.page.setViewportSize(size);
      await settled(me);
      expect(await obstacles(me), `${colorScheme} ${size.width}`).toEqual([]);
    }
    expect(me.complaints.filter((line) => !/WebSocket|ERR_FAILED/.test(line))).toEqual([]);
  });
}

test('an obstacle that is put there is found', async () => {
  const me = await guest();
  await me.page.goto(house);
  await me.page.locator('main article button').first().waitFor();
  await me.page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
  expect((await obstacles(me)).join()).toContain('button-name');
});
