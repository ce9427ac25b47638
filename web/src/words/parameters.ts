import type { Kind } from '../wire/types';

/** Refusals and reasons are not records: their parameters are told apart by name. */
const KINDS: Record<string, Kind> = {
  mask: 'named',
  card: 'named',
  plot: 'named',
  family: 'named',
  faction: 'named',
  influence: 'named',
  seat: 'seat',
  awaited: 'list:seat',
  options: 'list:record:move',
};

const PLACES = new Set(['Held', 'Centre', 'InLine']);

export function kindOf(code: string, name: string, value: unknown): Kind {
  if (typeof value === 'object' && value !== null && 'type' in value) {
    return PLACES.has(String(value.type)) ? 'record:place' : 'record:move';
  }
  if (code.startsWith('cast-') && (name === 'name' || name === 'power')) return 'named';
  if (typeof value === 'number') return KINDS[name] === 'seat' ? 'seat' : 'number';
  if (Array.isArray(value)) return KINDS[name] ?? 'list:word';
  return KINDS[name] ?? 'word';
}
