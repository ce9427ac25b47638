import { describe, expect, it } from 'vitest';
import { around, printedAs, reading } from '../src/boards/masquerade/cards';
import { trace } from '../src/boards/masquerade/trace';
import type { masquerade } from '../src/wire/types';

const place = (seat: number, number: number): masquerade.Place => ({ type: 'InLine', seat, number });

describe('cards on their way', () => {
  it('counts places anew when a card has gone', () => {
    const [first, second] = trace(
      [
        { type: 'Killed', place: place(2, 1), card: 'Nan', by: 1 },
        { type: 'Discarded', place: place(2, 1), card: 'Chef' },
      ],
      [1, 3],
    );
    expect(first!.tracks).toEqual([{ from: '2.1', to: null }]);
    expect(second!.tracks).toEqual([{ from: '2.2', to: null }]);
  });

  it('follows a card that changes sides', () => {
    const [gone] = trace(
      [
        { type: 'ChangedSides', from: place(2, 1), to: 1 },
        { type: 'Joined', place: place(1, 2), pair: false },
      ],
      [1, 2],
    );
    expect(gone!.tracks).toEqual([{ from: '2.1', to: '1.2' }]);
  });
});

describe('figures', () => {
  it('doubles where the arrow agrees with the facing', () => {
    expect(printedAs(reading({ value: 4, arrow: 'up' }, true, 8))).toBe('4×2');
    expect(printedAs(reading({ value: 4, arrow: 'up' }, false, 4))).toBe('4');
    expect(printedAs(reading({ value: 5, arrow: 'down' }, false, 10))).toBe('5×2');
    expect(printedAs(reading({ value: 5, arrow: 'down' }, null, 5))).toBe('5');
  });
});

describe('seats', () => {
  it('go clockwise from one’s own left, or from the first for those who watch', () => {
    expect(around(5, 3)).toEqual([4, 5, 1, 2]);
    expect(around(3, null)).toEqual([1, 2, 3]);
  });
});
