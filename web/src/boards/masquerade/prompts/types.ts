import type { Inquiry } from '../../../table/board';
import type { Masquerade } from '../game';
import type { Move, Table } from '../field.svelte';

export interface Props {
  table: Table;
  inquiry: Inquiry<Masquerade>;
}

/** The option of this kind, if it is offered. */
export function option<T extends Move['type']>(
  inquiry: Inquiry<Masquerade>,
  type: T,
): Extract<Move, { type: T }> | undefined {
  return inquiry.options.find((move): move is Extract<Move, { type: T }> => move.type === type);
}
