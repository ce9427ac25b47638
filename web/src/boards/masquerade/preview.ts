import type { Inquiry } from '../../table/board';
import type { Masquerade } from './game';
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
