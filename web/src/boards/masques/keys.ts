import type { KeyUse } from '../../table/keys';

export const keys: readonly KeyUse[] = [
  ['p', 'key-place'],
  ['r', 'key-ring'],
  ['b', 'key-piles'],
];
