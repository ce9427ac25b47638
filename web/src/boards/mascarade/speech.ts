import type { Table } from './game';
import { power as powerOf } from './powers';
import { settled } from './states';

/** The one sentence at the top of the table. Null leaves it to the frame. */
export function heading(table: Table): string | null {
  const { view, contents } = table;
  const name = table.names.seat(view.active);
  if (view.announced !== null) {
    const mask = table.form('named', view.announced, 'the');
    return table.text(settled(table) ? 'heading-power' : 'heading-claim', { name, mask });
  }
  if (view.active === table.mySeat && table.inquiry) return null;
  if (view.turn < contents.opening)
    return table.text('heading-opening', { name, turn: view.turn + 1, turns: contents.opening });
  return table.text('heading-turn', { name });
}

/** Everybody's fortune, for whoever asks aloud. */
export function fortunes(table: Table): string[] {
  const { view } = table;
  return [
    ...view.purses.map((coins, i) => table.text('fortune-said', { name: table.names.seat(i + 1), coins })),
    table.text('fortune-court', { coins: view.courthouse }),
  ];
}

export { advice } from './advice';
export { facts } from './facts';

/** What a mask does, by its drawing. */
export function power(table: Table, symbol: string): { name: string; power: string } | null {
  const role = table.contents.cast.find(({ mask }) => symbol === `mask-${mask.toLowerCase()}`);
  return role ? { name: table.say('named', role.mask), power: powerOf(table, role.mask) } : null;
}
