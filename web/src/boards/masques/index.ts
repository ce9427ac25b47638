import type { BoardSpeech, TableView } from '../../table/board';
import type { Manifest, Part } from '../../table/manifest';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Sheet from './Sheet.svelte';
import { keys } from './keys';
import { line } from './line';
import * as speech from './speech';
import { AWARDS, telling } from './telling';

/** What is counted is explained; the influence cards ask alike, each in its own words. */
function topic(table: TableView): string | null {
  const question = table.inquiry?.question.type;
  if (question?.startsWith('WhichTo')) return 'WhichTo';
  return table.latest?.events.some(({ type }) => type === 'DucatWon' || type === 'SealWon') ? 'counted' : null;
}

export const game: Manifest = {
  Board: Board as unknown as Part,
  Dock: Dock as unknown as Part,
  Sheet: Sheet as unknown as Part,
  speech: speech as BoardSpeech,
  beats: telling,
  sounds: {
    DanceBegan: 'bell',
    PacketsPassed: 'card',
    Played: 'card',
    Bought: 'coin',
    Struck: 'blade',
    Lantern: 'tick',
    Hush: 'roll',
    Tied: 'tick',
    Unplotted: 'tick',
    NobodyWon: 'tick',
    StayedDown: 'tick',
    DucatWon: 'coin',
    SealWon: 'unmask',
    Ended: 'fanfare',
  },
  secrets: new Set(),
  identities: new Set(),
  turnEvents: new Set(['TurnBegan', 'DanceBegan', ...AWARDS]),
  line: line as Manifest['line'],
  keys,
  topic,
  story: () => import('./Story.svelte') as never,
};
