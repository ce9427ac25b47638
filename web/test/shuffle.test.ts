// @vitest-environment happy-dom
import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../src/table/sha256';
import { contribute, kept, verdict, type Kept } from '../src/table/shuffle';
import type { Room } from '../src/wire/types';

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const [SECRET, NEXT] = ['5a'.repeat(32), '5b'.repeat(32)];

const room = (change: Partial<Room> = {}) =>
  ({ id: 'velvet-owl', phase: 'antechamber', round: 1, commitment: hash(SECRET), secret: null, ...change }) as Room;
const over = room({ phase: 'finished', secret: SECRET, nextCommitment: hash(NEXT) });

function record(parts: string[], secret = SECRET): string {
  const names = ['Ada', 'Ben', 'Cleo'];
  return [
    'ridotto record 1',
    `fair commitment ${hash(secret)}`,
    `fair secret ${secret}`,
    ...parts.map((part, i) => `fair contribution ${names[i]} ${part}`),
    'fair round 1',
  ].join('\n');
}

describe('what a browser checks of a shuffle', () => {
  let mine: Kept;
  const other = 'cd'.repeat(16);

  beforeEach(() => {
    localStorage.clear();
    contribute(room());
    contribute(room());
    mine = kept('velvet-owl', 1)!;
  });

  it('hashes as everybody else does', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = randomBytes(length);
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('is content with an honest house, in every chair of its own', () => {
    expect(verdict(mine, over, record([other, ...mine.parts]), [2, 3])).toBe('fair');
    expect(verdict(mine, over, record([mine.parts[1]!, other]), [1])).toBe('fair');
  });

  it('finds its number left out, or replaced', () => {
    expect(verdict(mine, over, record([other, mine.parts[0]!, other]), [2, 3])).toBe('left-out');
    expect(verdict(mine, over, record([other]), [2])).toBe('left-out');
  });

  it('finds another secret than the one the house was bound to', () => {
    expect(verdict(mine, { ...over, secret: NEXT }, record(mine.parts), [1])).toBe('other-secret');
    expect(verdict(mine, { ...over, secret: null }, record(mine.parts), [1])).toBe('other-secret');
  });

  it('finds a hash that was changed after the deal', () => {
    const lying = { ...over, commitment: hash(NEXT), secret: NEXT };
    expect(verdict(mine, lying, record(mine.parts, NEXT), [1])).toBe('other-hash');
    expect(verdict(mine, over, record(mine.parts, NEXT), [1])).toBe('other-hash');
  });

  it('keeps the hash of the round it contributes to', () => {
    const part = contribute(over);
    expect(kept('velvet-owl', 2)).toEqual({ commitment: hash(NEXT), parts: [part] });
    expect(kept('velvet-owl', 1)).toEqual(mine);
  });

  it('forgets what it contributed to another hash', () => {
    const part = contribute(room({ commitment: hash(NEXT) }));
    expect(kept('velvet-owl', 1)).toEqual({ commitment: hash(NEXT), parts: [part] });
  });
});
