import type { Room } from '../wire/types';
import { contribution } from '../wire/guest';
import { sha256 } from './sha256';

/** What this browser knew of the shuffles of a round before the cards were dealt: the hash it was shown, and what it added. */
export interface Kept {
  commitment: string;
  parts: string[];
}

/** What came of it: `fair`, or what is wrong. */
export type Verdict = 'fair' | 'other-hash' | 'other-secret' | 'left-out';

const keptAt = (table: string, round: number) => `ridotto.shuffle.${table}.${round}`;

/** This seat's part in the shuffles of the next game, kept with the hash that the house has shown for it. */
export function contribute(room: Room): string {
  const finished = room.phase === 'finished';
  const round = finished ? room.round + 1 : room.round;
  const commitment = (finished ? room.nextCommitment : room.commitment) ?? '';
  return contributeTo(room.id, round, commitment);
}

/** The same for a round of which only the hash has been shown. */
export function contributeTo(table: string, round: number, commitment: string): string {
  const part = contribution();
  const before = kept(table, round);
  const parts = before?.commitment === commitment ? before.parts : [];
  try {
    localStorage.setItem(keptAt(table, round), JSON.stringify({ commitment, parts: [...parts, part] }));
  } catch {
    // A browser that keeps nothing can check nothing.
  }
  return part;
}

export function kept(table: string, round: number): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keptAt(table, round)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Holds the house to what it had shown, and looks for the numbers of one's own chairs in the record of the round. */
export function verdict({ commitment, parts }: Kept, room: Room, record: string, chairs: readonly number[]): Verdict {
  const fair = record.split('\n').flatMap((line) => (line.startsWith('fair ') ? [line.split(/\s+/).slice(1)] : []));
  const stated = (word: string) => fair.find(([first]) => first === word)?.at(1);
  const added = fair.flatMap((words) => (words[0] === 'contribution' ? [words.at(-1)!] : []));
  if (room.commitment !== commitment || stated('commitment') !== commitment) return 'other-hash';
  if (hex(sha256(bytes(room.secret ?? ''))) !== commitment || stated('secret') !== room.secret) return 'other-secret';
  return chairs.every((chair) => parts.includes(added[chair - 1] ?? '')) ? 'fair' : 'left-out';
}

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (of: Uint8Array) => [...of].map((byte) => byte.toString(16).padStart(2, '0')).join('');
