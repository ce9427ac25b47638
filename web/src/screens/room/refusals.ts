import { NUMBERS } from '../../words/names';
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
  const said = sentences(game, error.reasons);
  return said.length > 0 ? said : [speech.word('refused')];
}
