import { best, tally, type Moment } from '../../../table/film';
import { sittings, type Sitting } from '../../../table/seating';
import type { mascarade } from '../../../wire/types';
import { truth, type MascaradeFilm } from './film';
import { fortunes } from './fortunes';
import { paths } from './paths';

type Event = mascarade.Event;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
interface Said {
  event: Event;
  at: number;
  view: mascarade.View;
  sitting: Sitting;
}

/** An announcement and all that came of it, until the next turn. */
interface Affair {
  announced: Of<'Announced'>;
  at: number;
  view: mascarade.View;
  sitting: Sitting;
  events: Said[];
}

const OFTEN = 3;
const POOR = 2;
const RICH = 4;

/** What people will talk about afterwards. Everything is told by player: chairs change hands. */
export function moments(film: MascaradeFilm): Moment[] {
  const seated = sittings(film.steps, film.steps.at(-1)?.view.sitting ?? []);
  const said = film.steps.flatMap(({ events, view }, at): Said[] =>
    events.map((event, i) => ({ event, at, view, sitting: seated[at]![i]! })),
  );
  const all = affairs(said);
  return best([
    ...all.flatMap(called),
    ...all.flatMap(unopposed),
    ...hauls(all),
    ...knewThemselves(said),
    ...faithful(film, said),
    ...fined(said),
    ...comebacks(film),
    ...travelled(film),
  ]);
}

function affairs(said: readonly Said[]): Affair[] {
  const all: Affair[] = [];
  let open: Affair | null = null;
  for (const one of said) {
    const { event, ...where } = one;
    if (event.type === 'Announced') all.push((open = { announced: event, ...where, events: [] }));
    else if (event.type === 'TurnBegan') open = null;
    else open?.events.push(one);
  }
  return all;
}

const of = <T extends Event['type']>(events: readonly Said[], type: T) =>
  events.filter((said): said is Said & { event: Of<T> } => said.event.type === type);

/** Somebody objected, was right, and whoever announced was not. */
function called({ announced, sitting, events }: Affair): Moment[] {
  const shown = of(events, 'Unmasked');
  const honest = shown.some(({ event }) => event.seat === announced.seat && event.mask === announced.mask);
  if (honest || of(events, 'Claimed').length === 0) return [];
  return shown
    .filter(({ event }) => event.seat !== announced.seat && event.mask === announced.mask)
    .map(({ event, at, sitting: then }) => ({
      kind: 'called',
      at,
      weight: 8,
      players: [then[event.seat - 1]!, sitting[announced.seat - 1]!],
      named: announced.mask,
    }));
}

/** Nobody objected, though it was not true. */
function unopposed({ announced, view, sitting, at, events }: Affair): Moment[] {
  const really = truth(view, announced.place);
  if (really === null || really === announced.mask || of(events, 'Claimed').length > 0) return [];
  const coins = gained(events, announced.seat);
  return [
    {
      kind: 'lie',
      at,
      weight: 6 + coins,
      players: [sitting[announced.seat - 1]!],
      named: announced.mask,
      other: really,
      count: coins,
    },
  ];
}

/** Coins that came to this chair, less what it paid. */
function gained(events: readonly Said[], seat: number): number {
  return events.reduce((sum, { event }) => {
    if ((event.type === 'TookFromBank' || event.type === 'TookCourthouse') && event.seat === seat)
      return sum + event.coins;
    if (event.type === 'Paid') return sum + (event.to === seat ? event.coins : event.from === seat ? -event.coins : 0);
    return sum;
  }, 0);
}

function hauls(all: readonly Affair[]): Moment[] {
  const found = all.flatMap(({ announced, sitting, at, events }) => {
    const user = of(events, 'PowerUsed')[0]?.event.seat ?? announced.seat;
    const coins = gained(events, user);
    return coins >= RICH
      ? [{ kind: 'haul', at, weight: 3 + coins, players: [sitting[user - 1]!], named: announced.mask, count: coins }]
      : [];
  });
  return found.toSorted((a, b) => b.count - a.count).slice(0, 1);
}

/** Asked who they were, and they knew. */
function knewThemselves(said: readonly Said[]): Moment[] {
  return of(said, 'Named').flatMap(({ event, at, sitting }) => {
    const shown = said.find(
      (other) => other.at === at && other.event.type === 'Unmasked' && other.event.seat === event.seat,
    );
    if (shown?.event.type !== 'Unmasked') return [];
    const right = shown.event.mask === event.mask;
    return [
      {
        kind: right ? 'knew' : 'forgot',
        at,
        weight: right ? 7 : 6,
        players: [sitting[event.seat - 1]!],
        named: event.mask,
        other: shown.event.mask,
      },
    ];
  });
}

/** Cards went under the table again and again, and in the end the first one was back, or had never left. */
function faithful(film: MascaradeFilm, said: readonly Said[]): Moment[] {
  const decided = of(said, 'SwapDecided');
  const last = film.steps.length - 1;
  return [...tally(decided.map(({ event }) => event.by))].flatMap(([player, count]) => {
    if (count < OFTEN) return [];
    if (decided.every(({ event }) => event.by !== player || !event.swapped))
      return [{ kind: 'feints', at: last, weight: 5 + count, players: [player], count }];
    const ways =
      film.contents.each === 1
        ? paths(film).filter(({ stops }) => stops[0]!.player === player && stops.at(-1)!.player === player)
        : [];
    return ways.map(({ mask }) => ({
      kind: 'kept',
      at: last,
      weight: 5 + count,
      players: [player],
      named: mask,
      count,
    }));
  });
}

function fined(said: readonly Said[]): Moment[] {
  const fines = of(said, 'Fined').flatMap(({ event, sitting }) =>
    Array.from({ length: event.coins }, () => sitting[event.seat - 1]!),
  );
  const [most] = [...tally(fines)].toSorted((a, b) => b[1] - a[1]);
  const at = of(said, 'Fined').at(-1)?.at ?? 0;
  return most && most[1] >= OFTEN
    ? [{ kind: 'fined', at, weight: 3 + most[1], players: [most[0]], count: most[1] }]
    : [];
}

function comebacks(film: MascaradeFilm): Moment[] {
  const winners = film.steps.at(-1)?.view.outcome?.winners ?? [];
  const rows = fortunes(film);
  return winners.flatMap((player) => {
    const low = rows.reduce(
      (least, row) => (row.coins[player - 1]! < least.coins[player - 1]! ? row : least),
      rows[0]!,
    );
    const coins = low.coins[player - 1]!;
    return coins <= POOR ? [{ kind: 'comeback', at: low.at, weight: 9 - coins, players: [player], count: coins }] : [];
  });
}

function travelled(film: MascaradeFilm): Moment[] {
  const [furthest] = paths(film).toSorted((a, b) => b.stops.length - a.stops.length);
  const count = (furthest?.stops.length ?? 1) - 1;
  return furthest && count >= OFTEN
    ? [
        {
          kind: 'travelled',
          at: furthest.stops.at(-1)!.at,
          weight: 2 + count / 2,
          players: [],
          named: furthest.mask,
          count,
        },
      ]
    : [];
}
