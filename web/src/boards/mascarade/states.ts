import type { Event, Table } from './game';

/** What a chair says under its name: at most one thing, the most pressing. */
export type State = 'claims' | 'speaks' | 'answers' | 'thinks' | 'announces' | 'plays' | 'passes' | '';

/** All that was heard since the announcement; without a memory of it, what is shown now. */
function since(table: Table): Event[] {
  const heard = table.steps?.flatMap(({ events }) => events) ?? table.latest?.events ?? [];
  return heard.slice(
    Math.max(
      0,
      heard.findLastIndex(({ type }) => type === 'Announced'),
    ),
  );
}

/** Whether the answers to an announcement are all in. */
export function settled(table: Table): boolean {
  return since(table).some(({ type }) => type === 'PowerUsed' || type === 'Unmasked' || type === 'Questioned');
}

/** Those who have let the announcement pass: everybody between the announcer and whoever speaks now. */
export function passed(table: Table): number[] {
  const { announced, active, claimants, purses } = table.view;
  if (announced === null) return [];
  const done = settled(table);
  if (table.contents.together && !done) return [];
  const heard = since(table);
  // Of all that was said since, no more than was told; who comes in the middle of it has heard less.
  if (heard[0]?.type === 'Announced' && !done)
    return heard.flatMap((event) => (event.type === 'Passed' ? [event.seat] : []));
  const seats: number[] = [];
  for (let i = 1; i < purses.length; i++) {
    const seat = ((active - 1 + i) % purses.length) + 1;
    if (!done && table.awaited.includes(seat)) return seats;
    if (!claimants.includes(seat)) seats.push(seat);
  }
  return seats;
}

/** The seats that are still to speak, the first of them now. */
export function toSpeak(table: Table): number[] {
  const { announced, active, purses } = table.view;
  const first = table.awaited[0];
  if (announced === null || first === undefined || settled(table)) return [];
  const seats: number[] = [];
  for (let i = 0; i < purses.length; i++) {
    const seat = ((first - 1 + i) % purses.length) + 1;
    if (seat === active) return seats;
    seats.push(seat);
  }
  return seats;
}

export function state(table: Table, seat: number): State {
  const { view } = table;
  const awaited = table.awaited.includes(seat);
  if (view.announced === null) return seat === view.active ? 'plays' : awaited ? 'thinks' : '';
  if (awaited && seat !== view.active) return settled(table) ? 'answers' : 'speaks';
  if (view.claimants.includes(seat)) return 'claims';
  if (seat === view.active) return awaited ? 'thinks' : 'announces';
  return passed(table).includes(seat) ? 'passes' : '';
}
