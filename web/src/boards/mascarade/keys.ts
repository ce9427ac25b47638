import type { KeyUse } from '../../table/keys';

export const keys: readonly KeyUse[] = [
  ['s', 'key-swap'],
  ['k', 'key-keep'],
  ['l', 'key-look'],
  ['a', 'key-announce'],
  ['n', 'key-no'],
  [' ', 'key-pass'],
  ['h', 'key-hold'],
];
