import { family } from '../words/names';
import type { TableView } from './board';

const COUNTED = new Set(['DucatWon', 'SealWon']);

/** What a beginner may need explained just now: the question that is asked, or what has just been counted. */
export function topicOf(table: TableView): string | null {
  const game = family(table.box);
  if (table.ready) return `${game}-memorise`;
  const question = table.inquiry?.question.type;
  // The influence cards of Masques ask alike, each in its own words.
  if (question?.startsWith('WhichTo')) return `${game}-WhichTo`;
  if (table.latest?.events.some(({ type }) => COUNTED.has(type))) return `${game}-counted`;
  return question ? `${game}-${question}` : null;
}
