import type { Manifest, Part } from '../../table/manifest';
import type { BoardSpeech } from '../../table/board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Sheet from './Sheet.svelte';
import { keys } from './keys';
import { line } from './line';
import * as speech from './speech';
import { telling } from './telling';

export const game: Manifest = {
  Board: Board as unknown as Part,
  Dock: Dock as unknown as Part,
  Sheet: Sheet as unknown as Part,
  speech: speech as BoardSpeech,
  beats: telling,
  sounds: {
    CardsHandled: 'cloth',
    Down: 'cloth',
    Curtain: 'cloth',
    Looked: 'card',
    Spied: 'card',
    Dealt: 'card',
    Announced: 'knock',
    Questioned: 'knock',
    Challenged: 'knock',
    CoinsHidden: 'coin',
    HandOpened: 'flip',
    Claimed: 'no',
    Hush: 'roll',
    Unmasked: 'flip',
    HeldUp: 'flip',
    Verdict: 'unmask',
    Fined: 'gavel',
    TookFromBank: 'coin',
    TookCourthouse: 'coin',
    Paid: 'coin',
    FortunesExchanged: 'swish',
    PlacesChanged: 'strings',
    Ended: 'fanfare',
  },
  secrets: new Set(['Glimpsed', 'SwapDecided', 'HidingDecided']),
  identities: new Set([
    'Dealt',
    'Glimpsed',
    'SwapDecided',
    'Passed',
    'Claimed',
    'Unmasked',
    'ShownToOthers',
    'HandOpened',
  ]),
  turnEvents: new Set(['TurnBegan']),
  line: line as Manifest['line'],
  keys,
  topic: () => null,
  story: () => import('./Story.svelte') as never,
};
