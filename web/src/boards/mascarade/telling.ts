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
  { say, form, text, seat }: Tongue,
): string {
  const sought = claimed(deed);
  const not = sought !== null && event.mask !== sought;
  // Which of several cards it is matters.
  const { place } = event;
  const one = place.type === 'Held' && place.hand === 'card';
  const shown = one
    ? text('beat-shows', { name: seat(event.seat), mask: form('named', event.mask, 'the') })
    : say('event', event);
  return not ? `${shown} ${text('beat-not', { mask: form('named', sought, 'the') })}` : shown;
}

const seats = (events: readonly Event[]) => events.flatMap((event) => ('seat' in event ? [event.seat] : []));

function words(events: readonly Event[], deed: readonly Event[], tongue: Tongue): string | null {
  const [first] = events;
  if (first?.type === 'Unmasked') return shows(first, deed, tongue);
  if (first?.type === 'TurnBegan' && events.length === 1)
    return tongue.text('beat-turn', { name: tongue.seat(first.seat) });
  if (first?.type === 'CardsHandled')
    return tongue.text('beat-handled', {
      name: tongue.seat(first.by),
      one: tongue.form('place', first.one, 'first'),
      other: tongue.say('place', first.other),
    });
  const paid = of(events, 'Paid');
  const [payer] = paid;
  if (payer && paid.length > 1 && paid.every(({ to, coins }) => to === payer.to && coins === payer.coins && coins > 0))
    return tongue.text('beat-paid', {
      names: tongue.say(
        'list:seat',
        paid.map(({ from }) => from),
      ),
      to: tongue.seat(payer.to),
      coins: payer.coins,
    });
  // Everybody pays somebody: purse after purse is passed on, and the numbers say how much.
  if (paid.length > 1 && new Set(paid.map(({ to }) => to)).size === paid.length && paid.length === events.length)
    return tongue.text('beat-passed-on');
  if (first?.type === 'Dealt') return tongue.text('beat-dealt');
  if (first?.type === 'Claimed' && events.length === 1)
    return tongue.text('bubble', { name: tongue.seat(first.seat), words: tongue.text('no-i-am') });
  // Whose power it is has been said; what comes of it is what matters.
  const [used, ...then] = events;
  if (used?.type === 'PowerUsed' && then.length > 0)
    return words(then, deed, tongue) ?? then.map((event) => tongue.say('event', event)).join(' ');
  const took = of(events, 'TookFromBank');
  if (took.length === 1 && events.length === 1 && took[0]!.coins > 0)
    return tongue.text('beat-takes', { name: tongue.seat(took[0]!.seat), coins: took[0]!.coins });
  const together = first && events.length > 1 && events.every(({ type }) => type === first.type) ? first.type : null;
  if (together !== 'Passed' && together !== 'Fined') return null;
  const names = tongue.say('list:seat', seats(events));
  return tongue.text(together === 'Passed' ? 'beat-passed' : 'beat-fined', { names, count: events.length });
}

export const telling: Telling = {
  tells: { Unmasked: 0.5, HandOpened: 0.4, ShownToOthers: 0.2, HeldUp: 0.2, Down: 0.5, Curtain: 0.5 },
  flows: new Set([
    ...['Dealt', 'TurnBegan', 'Passed', 'Unmasked', 'Down', 'Curtain', 'Silence', 'Hush', 'CardsHandled'],
    // How many coins is counted in the purses.
    ...['PowerUsed', 'TookFromBank', 'TookCourthouse', 'Paid', 'Fined'],
  ]),
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
