import type { Telling } from '../../table/manifest';
import type { Tongue } from '../../table/tongue';
import type * as wire from '../../wire/types';
import { fold } from './fold';
import type { Event, View } from './game';

/** What one sees only while one holds it. */
export const SECRETS: ReadonlySet<string> = new Set(['Learned', 'LookedOver', 'Glimpsed']);
/** A face is there from the half-turn on; numbers meet after both cards have come. */
const TELLS: Record<string, number> = { Laid: 0.5, Revealed: 0.5, TurnedUp: 0.5, TurnedDown: 0.5, Compared: 0.4 };
/** More sentences than this at once are one. */
const MANY = 3;

function words(events: readonly Event[], { say, text }: Tongue): string | null {
  const told = events.filter(({ type }) => !SECRETS.has(type));
  if (told.length <= MANY) return null;
  const seen = told.flatMap((event) => (event.type === 'Revealed' ? [event.card] : []));
  if (told.some(({ type }) => type === 'Laid'))
    return text('field-beat-laid', { cards: say('list:named', seen), count: seen.length });
  return told.every(({ type }) => type === 'Joined' || type === 'Dealt')
    ? text('field-beat-dealt', { cards: told.filter(({ type }) => type === 'Joined').length })
    : null;
}

export const telling: Telling = {
  tells: TELLS,
  flows: new Set(['TurnBegan', 'Joined', 'Dealt']),
  bare: (view) => {
    const { lines, deck } = view as View;
    return { ...view, lines: lines.map(() => []), deck: deck + lines.flat().length } as wire.View;
  },
  patches: (event, contents, seat) => [
    {
      at: TELLS[event.type] ?? 0,
      apply: (view) => fold(view as View, event as Event, contents as wire.masquerade.Contents, seat),
    },
  ],
  words: ({ events, held }, _, tongue) =>
    held === 'Hush' ? tongue.text('field-beat-king') : held ? '' : words(events as Event[], tongue),
  outcome: new Set([
    ...['Killed', 'Unharmed', 'Shielded', 'TurnedUp', 'TurnedDown', 'Shuffled', 'Laid', 'Discarded'],
    ...['Summoned', 'ChangedSides', 'Gathered', 'PoisonStruck', 'Raised', 'DiscardedTop', 'HandedOver', 'Ended'],
  ]),
  climax: new Set(['Hush', 'Compared', 'Ended']),
  bares: (event, seat) =>
    (event.type === 'TurnedUp' || event.type === 'Revealed') && 'place' in event && event.place.seat === seat,
  keeps: ({ held, events }, seat) =>
    held !== null ||
    (events as Event[]).some(
      (event) => event.type === 'Ended' || (event.type === 'Killed' && event.place.seat === seat),
    ),
};
