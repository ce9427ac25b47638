import type { BoardSpeech } from '../../table/board';
import type { Manifest, Part } from '../../table/manifest';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Sheet from './Sheet.svelte';
import { keys } from './keys';
import { line } from './line';
import * as speech from './speech';
import { SECRETS, telling } from './telling';

export const game: Manifest = {
  Board: Board as unknown as Part,
  Dock: Dock as unknown as Part,
  Sheet: Sheet as unknown as Part,
  speech: speech as BoardSpeech,
  beats: telling,
  finale: true,
  sounds: {
    Joined: 'card',
    Laid: 'card',
    Shuffled: 'cloth',
    Attacked: 'knock',
    Compared: 'blade',
    Killed: 'thud',
    TurnedUp: 'flip',
    TurnedDown: 'cloth',
    TextUsed: 'bell',
    Ended: 'fanfare',
  },
  secrets: SECRETS,
  identities: new Set(['Learned', 'Glimpsed', 'LookedOver']),
  turnEvents: new Set(['TurnBegan']),
  line: line as Manifest['line'],
  keys,
  topic: () => null,
  story: () => import('./Story.svelte') as never,
};
