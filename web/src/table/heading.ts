import { speech } from '../words/speech.svelte';
import type { BoardSpeech } from './board';
import type { LiveTable } from './live.svelte';
import { isSecret } from './memory';

/** The one sentence of what is happening. */
export function heading(table: LiveTable, board: BoardSpeech): string {
  const { ended } = table.position;
  if (ended) return speech.word('heading-over');
  if (table.ready) return speech.word('heading-memorise');
  const own = board.heading?.(table as never);
  if (own) return own;
  if (table.inquiry && !table.inquiry.early) return speech.word('heading-yours');
  const awaited = table.awaited.filter((seat) => seat !== table.mySeat);
  if (awaited.length === 0) return speech.word('heading-house');
  if (awaited.length > 3) return speech.word('heading-waits-many', { count: awaited.length });
  return speech.word('heading-waits', { names: table.say('list:seat', awaited), count: awaited.length });
}

/** Why it ended and who won, also where people agreed to stop. */
export function endingOf(table: LiveTable): string {
  const { ending, winners } = table.position.ended!;
  if (ending === 'conceded' || ending === 'abandoned') {
    return speech.word(`ended-${ending}`, { winners: table.say('list:player', winners), count: winners.length });
  }
  return table.say('event', { type: 'Ended', ending, winners });
}

/** What the key U says: the last thing that happened before everybody's eyes. */
export function lastOf(table: LiveTable): string[] {
  const last = table.steps.flatMap(({ events }) => events).findLast((event) => !isSecret(event));
  return last ? [table.say('event', last)] : [];
}

/** What the key T says: who is awaited and what is asked. */
export function turnSaid(table: LiveTable, board: BoardSpeech): string[] {
  const asked = table.inquiry ? [table.say('question', table.inquiry.question)] : [];
  return [heading(table, board), ...asked];
}
