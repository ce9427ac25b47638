import type { Fact } from '../../table/board';
import type { Table } from './game';
import { heardBy, knowledge } from './knowledge';

/** What a table that helps to remember works out: how sure one can be of every place, and which masks may lie there. */
export function facts(table: Table): Fact[] {
  const known = knowledge(table.contents, heardBy(table), table.me);
  return table.contents.places.map((place): Fact => {
    const { possible, handled, seen } = known.get(place.index)!;
    const several = table.contents.each > 1 && place.type === 'Held';
    const said = seen ? table.word('mascarade-fact-handled', { count: handled }) : table.word('mascarade-fact-unseen');
    return {
      seat: place.type === 'Held' ? place.seat : null,
      about: place.type === 'Centre' || several ? table.form('place', place, 'first') : '',
      said: [
        possible.length === 1
          ? table.word('mascarade-fact-is', { mask: table.form('named', possible[0], 'the') })
          : said,
      ],
      masks: possible.length > 1 && possible.length < table.contents.cast.length ? possible : [],
    };
  });
}
