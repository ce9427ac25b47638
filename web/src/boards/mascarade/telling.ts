import type { Telling } from '../../table/manifest';
import type { Tongue } from '../../table/tongue';
import type * as wire from '../../wire/types';
import type { Event } from './game';
import { patches } from './patches';

/** Who a shown card was said to be: the name given last, or the announcement. */
export function claimed(events: readonly Event[]): string | null {
  const last = events.findLast((event) => event.type === 'Named' || event.type === 'Announced');
  return last && 'mask' in last ? last.mask : null;
}

export const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Who was right: those who showed what was claimed. */
export function rightly(deed: readonly Event[]): Extract<Event, { type: 'Unmasked' }>[] {
  const sought = claimed(deed);
  return of(deed, 'Unmasked').filter(({ mask }) => mask === sought);
}

function verdict(deed: readonly Event[], { say, form, text, seat }: Tongue): string {
  const sought = claimed(deed);
  const right = rightly(deed);
  const mask = form('named', sought, 'the');
  const named = of(deed, 'Named').at(-1);
  if (named) return text(right.length > 0 ? 'beat-knew' : 'beat-erred', { name: seat(named.seat), mask });
  if (right.length === 0) return text('beat-nobody', { mask });
  if (right.length === 1 && right[0]!.seat === of(deed, 'Announced').at(-1)?.seat) return text('beat-true');
  return text('beat-verdict', {
    names: say(
      'list:seat',
      right.map(({ seat }) => seat),
    ),
    count: right.length,
    mask,
  });
}

function held(name: string, deed: readonly Event[], tongue: Tongue): string {
  const { form, text } = tongue;
  switch (name) {
    case 'Silence':
      return text('beat-silence');
    case 'Hush':
      return of(deed, 'Named').length > 0
        ? text('beat-hush-named')
        : text('beat-hush', { mask: form('named', claimed(deed), 'the') });
    case 'Verdict':
      return verdict(deed, tongue);
    default:
      return '';
  }
}

/** Not the Queen: said of every card that is not the one all want to see. */
function shows(
  event: Extract<Event, { type: 'Unmasked' }>,
  deed: readonly Event[],
  { say, form, text }: Tongue,
): string {
  const sought = claimed(deed);
  const not = sought !== null && event.mask !== sought;
  return not
    ? `${say('event', event)} ${text('beat-not', { mask: form('named', sought, 'the') })}`
    : say('event', event);
}

const seats = (events: readonly Event[]) => events.flatMap((event) => ('seat' in event ? [event.seat] : []));

function words(events: readonly Event[], deed: readonly Event[], tongue: Tongue): string | null {
  const [first] = events;
  if (first?.type === 'Unmasked') return shows(first, deed, tongue);
  if (first?.type === 'Dealt') return tongue.text('beat-dealt');
  const together = first && events.length > 1 && events.every(({ type }) => type === first.type) ? first.type : null;
  if (together !== 'Passed' && together !== 'Fined') return null;
  const names = tongue.say('list:seat', seats(events));
  return tongue.text(together === 'Passed' ? 'beat-passed' : 'beat-fined', { names, count: events.length });
}

export const telling: Telling = {
  tells: { Unmasked: 0.5, ShownToOthers: 0.2, HeldUp: 0.2, Down: 0.5, Curtain: 0.5 },
  flows: new Set(['Dealt', 'TurnBegan', 'Passed', 'Unmasked', 'Down', 'Curtain']),
  bare: (view) => ({ ...view, cards: [] }) as wire.View,
  patches: (event) => patches(event as Event),
  words: (moment, deed, tongue) =>
    moment.held ? held(moment.held, deed as Event[], tongue) : words(moment.events as Event[], deed as Event[], tongue),
  outcome: new Set([
    'Silence',
    'Verdict',
    'CardsHandled',
    'Looked',
    'HandOpened',
    'TookFromBank',
    'TookCourthouse',
    'Paid',
    'Fined',
    'FortunesExchanged',
    'PlacesChanged',
    'Ended',
  ]),
  climax: new Set(['Hush', 'Silence', 'CardsHandled', 'HeldUp', 'Ended']),
  bares: (event, seat) => (event.type === 'Unmasked' || event.type === 'HeldUp') && event.seat === seat,
  keeps: ({ held, events }, seat) =>
    held === 'Verdict' ||
    held === 'Ended' ||
    (events as Event[]).some((event) => {
      if (event.type === 'Ended') return true;
      if (event.type === 'Paid') return event.from === seat || event.to === seat;
      if (event.type === 'FortunesExchanged') return event.one === seat || event.other === seat;
      return MINE.has(event.type) && 'seat' in event && event.seat === seat;
    }),
};
const MINE = new Set<Event['type']>(['Unmasked', 'HeldUp', 'TookFromBank', 'TookCourthouse', 'Fined']);
