import { speech } from '../words/speech.svelte';
import type { BoardSpeech } from './board';
import type { LiveTable } from './live.svelte';

/** The one sentence of what is happening: what is being told, else what is waited for. */
export function heading(table: LiveTable, board: BoardSpeech): string {
  if (table.playhead.words) return table.playhead.words;
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

/** What the key U says: what came of the last deed. */
export function lastOf(table: LiveTable): string[] {
  return table.playhead.outcome ? [table.playhead.outcome] : [];
}

/** What the key T says: who is awaited and what is asked. */
export function turnSaid(table: LiveTable, board: BoardSpeech): string[] {
  const asked = table.inquiry ? [table.say('question', table.inquiry.question)] : [];
  return [heading(table, board), ...asked];
}
