import { best, tally, type Moment } from '../../../table/film';
import type { MasquesFilm } from './film';
import { harvests, type Count, type Dance } from './harvests';

const MANY = 3;

/** What people will talk about afterwards. In Masques nobody changes seats, so seats are players. */
export function moments(film: MasquesFilm): Moment[] {
  const dances = harvests(film);
  return best([...feasts(dances), ...gifts(film, dances), ...bargains(film), ...ties(dances), ...last(film, dances)]);
}

const winner = ({ award }: Count) => ('seat' in award ? [award.seat] : []);

/** The most that anybody took in one dance. */
function feasts(dances: readonly Dance[]): Moment[] {
  const all = dances.flatMap(({ counts, at }) =>
    [...tally(counts.flatMap(winner))].map(([player, count]) => ({
      kind: 'feast',
      at,
      weight: 4 + count,
      players: [player],
      count,
    })),
  );
  return all
    .filter(({ count }) => count >= MANY)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 1);
}

/** Cards somebody laid that won a token for another's family. */
function gifts(film: MasquesFilm, dances: readonly Dance[]): Moment[] {
  const families = new Map(film.contents.plots.map(({ plot, family }) => [plot, family]));
  const given = dances.flatMap(({ counts, at }) =>
    counts.flatMap(({ award, beside, laidBy }) =>
      beside.flatMap(({ plot, down }, i) => {
        const giver = laidBy[i] ?? null;
        if (!('family' in award) || !('seat' in award) || plot === null || down || families.get(plot) !== award.family)
          return [];
        return giver === null || giver === award.seat ? [] : [{ giver, to: award.seat, at }];
      }),
    ),
  );
  const [most] = [...tally(given.map(({ giver }) => giver))].toSorted((a, b) => b[1] - a[1]);
  if (!most || most[1] < 2) return [];
  return [
    {
      kind: 'gifts',
      at: given.findLast(({ giver }) => giver === most[0])!.at,
      weight: 3 + most[1],
      players: [most[0]],
      count: most[1],
    },
  ];
}

function bargains({ steps }: MasquesFilm): Moment[] {
  const bought = steps.flatMap(({ events }, at) =>
    events.flatMap((event) => (event.type === 'Bought' ? [{ seat: event.seat, at }] : [])),
  );
  const [most] = [...tally(bought.map(({ seat }) => seat))].toSorted((a, b) => b[1] - a[1]);
  if (!most || most[1] < MANY) return [];
  return [
    {
      kind: 'bargains',
      at: bought.findLast(({ seat }) => seat === most[0])!.at,
      weight: 3 + most[1],
      players: [most[0]],
      count: most[1],
    },
  ];
}

function ties(dances: readonly Dance[]): Moment[] {
  const all = dances.flatMap(({ counts, at }) => counts.flatMap(({ award }) => (award.type === 'Tied' ? [at] : [])));
  return all.length >= MANY
    ? [{ kind: 'ties', at: all.at(-1)!, weight: 2 + all.length / 2, players: [], count: all.length }]
    : [];
}

/** The seal that ended it. */
function last({ steps }: MasquesFilm, dances: readonly Dance[]): Moment[] {
  const outcome = steps.at(-1)?.view.outcome;
  const seal = dances.at(-1)?.counts.findLast(({ award }) => award.type === 'SealWon')?.award;
  if (!outcome || outcome.ending === 'limit' || seal?.type !== 'SealWon') return [];
  return [
    {
      kind: outcome.ending === 'four' ? 'fourth' : 'fifth',
      at: steps.length - 1,
      weight: 9,
      players: [seal.seat],
      named: seal.faction,
    },
  ];
}
