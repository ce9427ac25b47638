import type { Event, Place, Table } from './game';
import type { Play } from './play.svelte';
import type { Verdict } from './scene.svelte';

export interface Face {
  state: 'back' | 'shown' | 'hidden' | 'none';
  mask: string;
  verdict: Verdict | null;
}
export interface Glimpse {
  seq: number;
  place: Place;
  mask: string;
}

const BACK: Face = { state: 'back', mask: '', verdict: null };

function heard(table: Table): readonly { seq: number; events: Event[] }[] {
  return table.steps ?? (table.latest ? [{ seq: table.latest.message, events: table.latest.events }] : []);
}

/** The cards that were dealt open, while the table waits for everybody to look. */
export function dealt(table: Table): ReadonlyMap<number, string> {
  if (table.ready === null) return new Map();
  const events = heard(table).flatMap(({ events }) => events);
  return new Map(events.flatMap((event) => (event.type === 'Dealt' ? [[event.place.index, event.mask] as const] : [])));
}

/** What I looked at and have not let go of; over when my next turn begins. */
export function looks(table: Table, letGo: number): Glimpse[] {
  return shownToMe(table, 'Looked').filter(({ seq }) => seq > letGo);
}

/** The cards I took as a Spy, while I decide. */
export function spoils(table: Table): Glimpse[] {
  const question = table.inquiry?.question;
  if (question?.type !== 'UsePower' || question.choice !== 'swap-or-not') return [];
  const seen = shownToMe(table, 'Spied');
  return seen.length > 0 ? seen : table.view.cards.map(({ place, mask }) => ({ seq: 0, place, mask }));
}

function shownToMe(table: Table, act: 'Looked' | 'Spied'): Glimpse[] {
  if (table.me === null || table.replaying) return [];
  const steps = heard(table);
  const at = steps.findLastIndex(
    ({ events }) =>
      events.some(({ type }) => type === act) &&
      events.some((event) => event.type === 'Glimpsed' && event.by === table.me),
  );
  if (
    at < 0 ||
    steps
      .slice(at + 1)
      .some(({ events }) => events.some((event) => event.type === 'TurnBegan' && event.seat === table.mySeat))
  )
    return [];
  const { seq, events } = steps[at]!;
  return events.flatMap((event) =>
    event.type === 'Glimpsed' && event.by === table.me ? [{ seq, place: event.place, mask: event.mask }] : [],
  );
}

/** How a card lies for these eyes. What only I may see is never turned up on the table. */
export function face(play: Play, place: Place): Face {
  const { table, scene } = play;
  if (scene.away.has(place.index)) return { ...BACK, state: 'none' };
  const turned = scene.turned.get(place.index);
  if (turned) return { state: turned.mask === '' ? 'hidden' : 'shown', ...turned };
  const open = dealt(table).get(place.index);
  if (open) return { state: 'shown', mask: open, verdict: null };
  const mine = spoils(table).some((glimpse) => glimpse.place.index === place.index);
  const seen = mine ? undefined : table.view.cards.find((card) => card.place.index === place.index);
  return seen ? { state: 'shown', mask: seen.mask, verdict: null } : BACK;
}

/** What a reader hears of a card. */
export function cardSaid(table: Table, { state, mask }: Face): string {
  if (state === 'shown') return table.text('card-is', { mask: table.form('named', mask, 'the') });
  return table.text(state === 'hidden' ? 'card-held-up' : state === 'none' ? 'card-away' : 'card-down');
}
