import { expect, it, vi } from 'vitest';
import { telling as ballroom } from '../../src/boards/mascarade/telling';
import { telling as field } from '../../src/boards/masquerade/telling';
import { telling as palace } from '../../src/boards/masques/telling';
import type { Contents, masquerade, masques, Message, View } from '../../src/wire/types';

vi.mock('../../src/words/speech.svelte', () => ({ speech: {} }));
const files = import.meta.glob<Message[]>('../../src/dev/fixtures/ma*.json', { import: 'default', eager: true });

/** What all can see of a table, without what only the house works out at the end of a move. */
function open(view: View): unknown {
  if ('purses' in view) {
    const { turn, active, sitting, purses, bank, courthouse, announced, claimants } = view;
    return { turn, active, sitting, purses, bank, courthouse, announced, claimants: claimants.toSorted() };
  }
  if ('gaps' in view) {
    const { dance, first, arcades, gaps, guests } = view as masques.View;
    return { dance, first, arcades, gaps, guests: guests.map(({ ducats, seals }) => ({ ducats, seals })) };
  }
  const { turn, active, lines, graveyard } = view as masquerade.View;
  const cards = lines.map((line) =>
    line.map(({ up, face, place }) => ({ up, place, card: up ? (face?.card ?? null) : null })),
  );
  return { turn, active, graveyard: graveyard.toSorted(), cards };
}

const TELLINGS = { mascarade: ballroom, masques: palace, masquerade: field };

it.each(Object.keys(files).filter((path) => !/-asks-|questions|watching/.test(path)))(
  'what is patched in beat by beat comes to what the house says: %s',
  (path) => {
    const [welcome, ...rest] = files[path]!;
    if (welcome?.type !== 'Welcome' || !welcome.position) throw new Error('no welcome');
    const { patches } = TELLINGS[/(mascarade|masques|masquerade)/.exec(path)![1] as keyof typeof TELLINGS];
    let view = welcome.position.view;
    let events = 0;
    for (const message of rest) {
      if (!('position' in message) || !message.position) continue;
      const happened = message.type === 'Happened' ? message.events : [];
      const seat = welcome.chairs[0] ?? null;
      const patched = happened
        .flatMap((event) => patches(event, welcome.contents as Contents, seat))
        .reduce((before, { apply }) => apply(before), view);
      if (happened.length > 0 && !message.position.ended)
        expect(open(patched), JSON.stringify(happened)).toEqual(open(message.position.view));
      view = message.position.view;
      events += happened.length;
    }
    expect(events).toBeGreaterThan(3);
  },
);
