import { family } from '../words/names';
import type { TableView } from './board';
import type { Manifest } from './manifest';

/** What a beginner may need explained just now: the question that is asked, or what the game has to explain itself. */
export function topicOf(table: TableView, { topic }: Manifest): string | null {
  const met = table.ready ? 'memorise' : (topic(table) ?? table.inquiry?.question.type ?? null);
  return met === null ? null : `${family(table.box)}-${met}`;
}
