import type { Telling } from '../../table/manifest';
import type { Tongue } from '../../table/tongue';
import type * as wire from '../../wire/types';
import { keyOf, type Place } from './cards';
import { of } from './fight';
import { fold } from './fold';
import type { Event, View } from './game';

/** What one sees only while one holds it. */
export const SECRETS: ReadonlySet<string> = new Set(['Learned', 'LookedOver', 'Glimpsed']);
/** A face is there from the half-turn on; numbers meet after both cards have come. */
const TELLS: Record<string, number> = { Laid: 0.5, Revealed: 0.5, TurnedUp: 0.5, TurnedDown: 0.5, Compared: 0.4 };
/** More sentences than this at once are one. */
const MANY = 3;

/** What a fight comes to, in the sentences of its beats; null for everything else. */
function fought(events: readonly Event[], deed: readonly Event[], tongue: Tongue, before: View | null): string | null {
  const { text, seat } = tongue;
  const called = (card: string) => text(`short-${card}`);
  const attacked = of(events, 'Attacked').at(-1);
  if (attacked && events.length === 1 && before) {
    const card = ({ seat, number }: Place) => {
      const lies = before.lines[seat - 1]?.[number - 1];
      return lies?.up && lies.face ? called(lies.face.card) : null;
    };
    const { attacker, target } = attacked;
    return text('field-fight-attacks', {
      attacker: card(attacker) ?? text('field-fight-own-hidden', { name: seat(attacker.seat) }),
      target: card(target) ?? text('field-fight-their-hidden', { name: seat(target.seat), number: target.number }),
    });
  }
  const compared = of(events, 'Compared').at(-1);
  if (compared) {
    const place = of(deed, 'Attacked').at(-1)?.attacker;
    const down = of(events, 'Revealed').some((shown) => place && keyOf(shown.place) === keyOf(place));
    const { attack, health } = compared;
    return text(down ? 'field-fight-dark' : 'field-fight-numbers', {
      attacker: called(compared.attacker),
      target: called(compared.target),
      attack,
      health,
    });
  }
  const used = of(events, 'TextUsed').at(-1);
  if (used && events.length === 1)
    return text('field-fight-text', { card: called(used.card), text: text(`effect-${used.card}`) });
  const [killed, ...more] = of(events, 'Killed');
  const numbers = of(deed, 'Compared').at(-1);
  if (killed?.card === 'King') return text('field-fight-came', { came: 'king', by: seat(killed.by) });
  if (killed && more.length === 0 && numbers && [numbers.attacker, numbers.target].includes(killed.card)) {
    const { attack, health } = numbers;
    const short = killed.card === numbers.attacker && attack < health;
    const came = short ? 'short' : killed.card === numbers.target && attack === health ? 'equal' : 'falls';
    return text('field-fight-came', { came, card: called(killed.card), attack, health });
  }
  return null;
}

function words(events: readonly Event[], deed: readonly Event[], tongue: Tongue, before: View | null): string | null {
  const { say, text } = tongue;
  const fight = fought(events, deed, tongue, before);
  if (fight !== null) return fight;
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
  words: ({ events, held }, deed, tongue, before) => {
    if (held !== null) return held === 'Hush' ? tongue.text('field-beat-king') : '';
    return words(events as Event[], deed as Event[], tongue, before as View | null);
  },
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
