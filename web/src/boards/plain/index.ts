import type { Manifest } from '../../table/manifest';
import Dock from '../../parts/Sentences.svelte';
import Board from './Board.svelte';

/** Any game, as sentences. */
export const game: Manifest = {
  Board,
  Dock,
  Sheet: null,
  speech: {},
  beats: {
    tells: {},
    flows: new Set(),
    bare: (view) => view,
    patches: () => [],
    words: () => null,
    outcome: new Set(),
    climax: new Set(),
    keeps: () => false,
    bares: () => false,
  },
  sounds: { Ended: 'fanfare' },
  secrets: new Set(),
  identities: new Set(),
  turnEvents: new Set(['TurnBegan']),
  line: () => null,
  keys: [],
  topic: () => null,
  story: null,
};
