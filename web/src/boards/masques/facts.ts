import type { Fact } from '../../table/board';
import type { Table } from './game';
import type { masques } from '../../wire/types';
import { reaches } from './advice';

/** Everything heard since the present dance began. */
export function thisDance(events: readonly masques.Event[]): masques.Event[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'DanceBegan' || type === 'PlotsDealt'),
    ),
  );
}

/** Plots of this dance that I have met nowhere: neither in a packet, nor in my hand, nor on the ring. */
export function unseen(table: Pick<Table, 'view' | 'contents' | 'mySeat'>, events: readonly masques.Event[]): string[] {
  const left = table.contents.plots.flatMap(({ plot, copies }) => Array<string>(copies).fill(plot));
  const mine = table.mySeat === null ? undefined : table.view.guests[table.mySeat - 1];
  const passed = thisDance(events).flatMap((event) => (event.type === 'PassedOn' ? event.plots : []));
  const met = [
    ...table.view.gaps.flatMap(({ plot }) => plot ?? []),
    ...(mine?.hand ?? []),
    ...(mine?.packet ?? []),
    ...passed,
    ...table.view.spent,
  ];
  for (const plot of met) {
    const at = left.indexOf(plot);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What a table that helps to remember works out: who could win with what, what I passed to whom, and what nobody showed me. */
export function facts(table: Table): Fact[] {
  const events = (table.steps ?? []).flatMap(({ events }) => events);
  const passed = thisDance(events).filter((event) => event.type === 'PassedOn');
  const winning = reaches(table);
  const rows = table.view.guests.map((_, i): Fact => {
    const seat = i + 1;
    const given = passed.filter(({ to }) => to === seat).flatMap(({ plots }) => plots);
    return {
      seat,
      about: '',
      said: [
        ...winning
          .filter((reach) => reach.seat === seat)
          .map(({ faction, arcade }) =>
            table.word('masques-fact-wins', { faction: table.say('named', faction), arcade }),
          ),
        ...(given.length > 0
          ? [table.word('masques-fact-passed', { plots: table.say('list:named', [...new Set(given)]) })]
          : []),
      ],
      masks: [],
    };
  });
  const never = unseen(table, events);
  return [
    ...rows,
    {
      seat: null,
      about: '',
      said:
        never.length > 0
          ? [table.word('masques-fact-unseen', { plots: table.say('list:named', [...new Set(never)]) })]
          : [],
      masks: [],
    },
  ];
}
