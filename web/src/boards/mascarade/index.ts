import type { Manifest, Part } from '../../table/manifest';
import type { BoardSpeech } from '../../table/board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Sheet from './Sheet.svelte';
import { keys } from './keys';
import { line } from './line';
import * as speech from './speech';
import type { Event } from './game';
import { of, rightly, telling } from './telling';

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
    Spied: ['card', 'card'],
    Dealt: (deed) => of(deed as Event[], 'Dealt').map(() => 'card'),
    Announced: 'knock',
    Questioned: 'knock',
    Challenged: 'knock',
    CoinsHidden: 'coin',
    HandOpened: 'flip',
    Claimed: 'no',
    Hush: 'roll',
    Unmasked: (deed) => {
      const shown = of(deed as Event[], 'Unmasked').at(-1);
      return ['flip', shown && rightly(deed as Event[]).includes(shown) ? 'right' : 'wrong'];
    },
    HeldUp: 'flip',
    Verdict: (deed) => [rightly(deed as Event[]).length > 0 ? 'unmask' : 'fall'],
    Fined: 'gavel',
    TookFromBank: 'coin',
    TookCourthouse: 'coin',
    Paid: 'coin',
    FortunesExchanged: ['coin', 'swish'],
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
