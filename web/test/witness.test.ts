import { expect, test } from 'vitest';
import { oracleOf } from '../e2e/secrets/oracle';
import { beyond } from '../e2e/secrets/witness';
import type { Film } from '../src/wire/types';

const VIEW = { lines: [[], [], []], graveyard: [], waiting: [], outcome: null };
const PLACE = { type: 'InLine', seat: 2, number: 1 };
/** Drago lies open at the first step, is shuffled away, and drawn by somebody else at the third. */
const FILM = {
  contents: { cards: [{ card: 'Drago' }] },
  steps: [
    { step: 1, events: [{ type: 'Revealed', place: PLACE, card: 'Drago' }], view: VIEW },
    { step: 2, events: [{ type: 'ShuffledAway', card: 'Drago' }], view: VIEW },
    { step: 3, events: [{ type: 'Learned', player: 3, place: PLACE, card: 'Drago' }], view: VIEW },
  ],
} as unknown as Film;

function seen(step: number, told: number) {
  return { step, told, over: false, pieces: [{ region: '', text: 'Drago' }], kept: '' };
}

test('a story that is still being told is no secret, however much has happened since', () => {
  expect(beyond(oracleOf('masquerade', FILM, 1), [seen(1, 1), seen(3, 1), seen(3, 1)])).toEqual([]);
});

test('a card that is still shown when its story is over is betrayed', () => {
  expect(beyond(oracleOf('masquerade', FILM, 1), [seen(3, 3), seen(3, 3)])).toEqual([
    'shown at 3: : Drago',
    'shown at 3: : Drago',
  ]);
});
