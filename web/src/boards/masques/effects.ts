import type { masques } from '../../wire/types';

/** Which influence card asks what. */
export const ASKS: Partial<Record<masques.Question['type'], string>> = {
  WhichToStrike: 'Assassin',
  WhichToName: 'Courtesan',
  WhichToFerry: 'Gondolier',
  WhichToEscort: 'PalaceGuard',
  WhichToHide: 'Thief',
  WhichToTrade: 'Trader',
};
