import type { Inquiry } from '../../table/board';
import type { Masquerade } from './game';
import type { Place } from './cards';
import type { Field, Table } from './field.svelte';

/** What an attack would compare, as far as one can see: the numbers, not the rules, so texts may have their say. */
export function preview(
  table: Table,
  field: Field,
  inquiry: Inquiry<Masquerade>,
): { title: string; help: string; verb: string } {
  const attacker = table.view.attacker && field.at(table.view.attacker);
  const attack = attacker?.face?.attack ?? 0;
  const number = attacker?.place.number ?? 0;
  const pick = inquiry.options.find(
    (move) => move.type === 'Point' && field.picked === `${move.place.seat}.${move.place.number}`,
  );
  const target = pick?.type === 'Point' ? field.at(pick.place) : null;
  if (!target) {
    return {
      title: table.text('field-ask-attack', { number, attack }),
      help: table.text('field-ask-attack-help'),
      verb: table.text('field-verb-Attack'),
    };
  }
  const face = target.up ? target.face : null;
  const verb = table.text('field-attack-at', { place: table.say('place', target.place) });
  if (!face)
    return {
      title: table.text('field-preview-unknown', { attack }),
      help: table.text('field-preview-unknown-help'),
      verb,
    };
  const falls = attack >= face.health ? 'yes' : 'no';
  const spoken = [attacker?.face?.card, face.card].some((card) => card && field.guests.get(card)?.standing);
  return {
    title: table.text('field-preview', { attack, health: face.health, falls, target: table.say('named', face.card) }),
    help: spoken ? table.text('field-preview-text') : '',
    verb,
  };
}

/** The attack that is being thought of: who, with what, against whom; and what would come of it where all of it is known. */
export interface Outlook {
  attacker: string;
  attack: number;
  target: string;
  health: number | null;
  came: string;
}

export function outlook(table: Table, field: Field): Outlook | null {
  if (table.inquiry?.question.type !== 'AttackWhom' || field.picked === '') return null;
  const attacker = table.view.attacker && field.at(table.view.attacker);
  const [seat, number] = field.picked.split('.').map(Number) as [number, number];
  const target = field.at({ seat, number });
  if (!attacker || !target) return null;
  const called = (card: string | undefined, place: Place) =>
    card && !field.covered ? table.text(`short-${card}`) : table.say('place', place);
  const face = target.up ? target.face : null;
  const attack = attacker.face?.attack ?? 0;
  const name = called(attacker.face?.card, attacker.place);
  const other = face ? table.text(`short-${face.card}`) : table.say('place', target.place);
  return {
    attacker: name,
    attack,
    target: other,
    health: face?.health ?? null,
    came: face ? table.text('field-would-fall', { card: attack >= face.health ? other : name }) : '',
  };
}
