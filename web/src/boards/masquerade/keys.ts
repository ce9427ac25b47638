import type { KeyUse } from '../../table/keys';

export const keys: readonly KeyUse[] = [
  ['a', 'key-attack'],
  ['f', 'key-flip'],
  ['d', 'key-draw'],
  ['e', 'key-use'],
  ['s', 'key-stop'],
  [' ', 'key-decline'],
  ['i', 'key-read'],
  ['v', 'key-graveyard'],
];
