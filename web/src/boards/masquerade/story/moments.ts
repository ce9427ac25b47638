import { best, tally, type Moment } from '../../../table/film';
import { falls, reigns } from './falls';
import type { MasqueradeFilm } from './film';

const SEVERAL = 3;

/** What people will talk about afterwards. In Masquerade nobody changes seats, so seats are players. */
export function moments(film: MasqueradeFilm): Moment[] {
  return best([...slayers(film), ...backfired(film), ...thrones(film), ...speakers(film), ...captures(film)]);
}

const most = <K>(counts: Map<K, number>) => [...counts].toSorted((a, b) => b[1] - a[1])[0];

/** The one card that brought down the most, and the player who did. */
function slayers(film: MasqueradeFilm): Moment[] {
  const fights = film.steps.flatMap(({ events }, at) =>
    events.flatMap((event, i) => {
      if (event.type !== 'Compared') return [];
      const dead = events.slice(i).find((later) => later.type === 'Killed');
      return dead?.type === 'Killed' && dead.card === event.target ? [{ card: event.attacker, at }] : [];
    }),
  );
  const card = most(tally(fights.map((fight) => fight.card)));
  const people = most(
    tally(
      falls(film)
        .filter(({ owner, by }) => owner !== by)
        .map(({ by }) => by),
    ),
  );
  return [
    ...(card && card[1] >= 2
      ? [
          {
            kind: 'slayer',
            at: fights.findLast((fight) => fight.card === card[0])!.at,
            weight: 5 + card[1],
            players: [],
            named: card[0],
            count: card[1],
          },
        ]
      : []),
    ...(people && people[1] >= SEVERAL
      ? [{ kind: 'hunter', at: film.steps.length - 1, weight: 4 + people[1], players: [people[0]], count: people[1] }]
      : []),
  ];
}

function backfired(film: MasqueradeFilm): Moment[] {
  return falls(film)
    .filter(({ how }) => how === 'own-attack')
    .map(({ card, owner, at }) => ({ kind: 'backfired', at, weight: 4, players: [owner], named: card }));
}

function thrones(film: MasqueradeFilm): Moment[] {
  const all = reigns(film);
  const longest = all.toSorted((a, b) => b.length - a.length)[0];
  if (!longest) return [];
  if (all.length >= SEVERAL)
    return [{ kind: 'wandering', at: all.at(-1)!.at, weight: 6 + all.length, players: [], count: all.length }];
  return longest.length >= SEVERAL
    ? [{ kind: 'reign', at: longest.at, weight: 5, players: [longest.seat], count: longest.length }]
    : [];
}

function speakers(film: MasqueradeFilm): Moment[] {
  const used = film.steps.flatMap(({ events }, at) =>
    events.flatMap((event) => (event.type === 'TextUsed' ? [{ card: event.card, at }] : [])),
  );
  const top = most(tally(used.map(({ card }) => card)));
  return top && top[1] >= SEVERAL
    ? [
        {
          kind: 'speaker',
          at: used.findLast(({ card }) => card === top[0])!.at,
          weight: 3 + top[1] / 2,
          players: [],
          named: top[0],
          count: top[1],
        },
      ]
    : [];
}

function captures(film: MasqueradeFilm): Moment[] {
  const taken = film.steps.flatMap(({ events }, at) =>
    events.flatMap((event) => (event.type === 'ChangedSides' ? [{ to: event.to, at }] : [])),
  );
  const top = most(tally(taken.map(({ to }) => to)));
  return top && top[1] >= SEVERAL
    ? [
        {
          kind: 'captures',
          at: taken.findLast(({ to }) => to === top[0])!.at,
          weight: 3 + top[1],
          players: [top[0]],
          count: top[1],
        },
      ]
    : [];
}
