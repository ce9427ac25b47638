import type { Table } from './game';
import type { masques } from '../../wire/types';

/** What a card shows: printed, so the same for everybody. */
export function printed(table: Table, plot: string): masques.Card | undefined {
  return table.contents.plots.find((card) => card.plot === plot);
}

export function isMine(table: Table, plot: string): boolean {
  const family = printed(table, plot)?.family;
  return (
    table.mySeat !== null &&
    family !== undefined &&
    (table.view.guests[table.mySeat - 1]?.families.includes(family) ?? false)
  );
}

export function tokenSaid(table: Table, { ducat, seal, down }: masques.Arcade): string {
  return table.word('masques-token', { token: seal ?? (ducat ? 'ducat' : 'none'), down: down ? 'yes' : 'no' });
}

export function arcadeSaid(table: Table, arcade: number, what: masques.Arcade): string {
  return table.word('masques-arcade', { arcade, token: tokenSaid(table, what) });
}

/** What lies in a gap, in a word or two. */
export function cardSaid(table: Table, { plot, influence, down }: masques.Gap): string {
  const name = plot ?? influence;
  if (name === null) return table.word('masques-empty');
  const card = table.say('named', name);
  if (down) return table.word('masques-down', { card });
  return plot !== null && isMine(table, plot) ? table.word('masques-yours', { card }) : card;
}

/** Gap 7, between a Clergy seal and 1 ducat, empty. */
export function gapSaid(table: Table, view: masques.View, gap: number): string {
  const { arcades, gaps } = view;
  return table.word('masques-gap', {
    gap,
    before: tokenSaid(table, arcades[gap]!),
    after: tokenSaid(table, arcades[(gap + 1) % arcades.length]!),
    card: cardSaid(table, gaps[gap]!),
  });
}

export function sealsSaid(table: Table, seals: readonly number[]): string {
  const some = counted(table, seals);
  return some.length > 0
    ? table.word('masques-seals', { seals: table.say('list:word', some) })
    : table.word('masques-no-seals');
}

/** Clergy 2, Workers 1: only those there are. */
export function counted(table: Table, counts: readonly number[]): string[] {
  return counts.flatMap((count, i) =>
    count > 0 ? [table.word('masques-count', { name: table.say('named', table.contents.factions[i]), count })] : [],
  );
}

/** Everything that lies open of a player, and what is going on with them. */
export function guestSaid(table: Table, view: masques.View, seat: number): string {
  const guest = view.guests[seat - 1]!;
  const said = table.word('masques-guest', {
    name: table.names.seat(seat),
    seat,
    families: table.say('list:named', guest.families),
    ducats: guest.ducats,
    cards: guest.inHand + guest.toPickFrom,
    seals: sealsSaid(table, guest.seals),
  });
  return [said, ...states(table, view, seat).map((state) => `${state}.`)].join(' ');
}

export function states(table: Table, view: masques.View, seat: number): string[] {
  const chair = table.chairs.find(({ number }) => number === table.names.playerAt(seat));
  const words: [string, boolean | undefined][] = [
    ['masques-won', view.outcome?.winners.includes(table.names.playerAt(seat))],
    ['masques-first', view.first === seat],
    [drafting(view) ? 'masques-chooses' : 'masques-plays', table.awaited.includes(seat)],
    ['masques-bot', chair !== undefined && (chair.bot !== null || chair.minded)],
    ['masques-away', chair?.away],
  ];
  return words.filter(([, is]) => is).map(([id]) => table.word(id));
}

export function drafting(view: masques.View): boolean {
  return view.guests.some(({ toPickFrom }) => toPickFrom > 0);
}
