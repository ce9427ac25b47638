import { family, NUMBERS } from '../../words/names';
import { speech } from '../../words/speech.svelte';
import { Refused } from '../../wire/connection.svelte';
import type { Obstacle, Refusal } from '../../wire/types';

/** Why something cannot be, in sentences of this game. */
export function sentences(game: string, reasons: readonly Refusal[]): string[] {
  const speaker = speech.speaker(game, NUMBERS);
  return reasons.map((reason) => speaker.say('refusal', reason));
}

export function obstacleSentences(game: string, obstacles: readonly Obstacle[]): string[] {
  return obstacles.flatMap(({ reasons }) => sentences(game, reasons));
}

export function errorSentences(game: string, error: unknown): string[] {
  if (!(error instanceof Refused)) return [speech.word('lost')];
  const said = sentences(game, error.reasons).filter(Boolean);
  return said.length > 0 ? said : [speech.word('refused')];
}

/** The same where nobody has come to a table yet, so that the words of the game may have to be fetched. */
export async function explained(game: string, error: unknown): Promise<string[]> {
  await speech.learn(family(game)).catch(() => undefined);
  return errorSentences(game, error);
}
