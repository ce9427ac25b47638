import { reading, type Guest, type Lying } from './cards';
import type { Field, Table } from './field.svelte';

/** A card of a line in words. What is secret is not among them. */
export function cardSaid(table: Table, field: Field, lying: Lying): string {
  const guest = lying.face && !field.secret(lying) ? field.guests.get(lying.face.card) : undefined;
  const facing = lying.open ? 'new' : lying.up ? 'up' : 'down';
  const own = lying.place.seat !== field.own ? 'no' : field.covered ? 'covered' : 'yes';
  const parts = [table.text('field-card', { number: lying.place.number, facing, own })];
  if (guest) parts.push(...guestSaid(table, guest, lying));
  return [...parts, ...marksSaid(table, lying)].join(', ');
}

export function guestSaid(table: Table, guest: Guest, lying: Lying | null): string[] {
  const up = lying && !lying.open ? lying.up : null;
  const figure = (kind: 'attack' | 'health') => {
    const { printed, arrow, doubled, now } = reading(guest[kind], up, lying?.face?.[kind] ?? guest[kind].value);
    return table.text('field-figure', { kind, printed, arrow, doubled: doubled ? 'yes' : 'no', now });
  };
  return [table.say('named', guest.card), table.text(`rank-${guest.rank}`), figure('attack'), figure('health')];
}

export function marksSaid(table: Table, lying: Lying): string[] {
  const marks: string[] = [];
  if (lying.acted) marks.push(table.text('field-acted'));
  if (lying.poisonedBy !== null) marks.push(table.text('field-poisoned', { by: table.say('seat', lying.poisonedBy) }));
  if (lying.losses > 0) marks.push(table.text('field-losses', { losses: lying.losses }));
  if (lying.bonus > 0) marks.push(table.text('field-bonus', { bonus: lying.bonus }));
  return marks;
}

/** A line in words: who, how many, and what of it all can see. */
export function lineSaid(table: Table, seat: number): string {
  const line = table.view.lines[seat - 1] ?? [];
  const up = line.filter((lying) => lying.up).length;
  return table.text('field-line', { name: table.say('seat', seat), cards: line.length, up });
}

export function figureSaid(table: Table, guest: Guest, kind: 'attack' | 'health'): string {
  const { value: printed, arrow } = guest[kind];
  return table.text('field-printed', { kind, printed, arrow });
}

/** What a card does, or nothing: most have no text. */
export function textOf(table: Table, guest: Guest): string {
  return hasText(guest) ? table.text(`effect-${guest.card}`) : '';
}

function hasText({ card, moments, standing }: Guest): boolean {
  return moments.length > 0 || standing || card === 'King';
}
