import { expect, it } from 'vitest';
import { lines, scale, spread, steps, ticks } from '../src/parts/chart';

const frame = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

it('draws fortunes as steps between the edges', () => {
  const at = scale(frame, 3, 10);
  expect(steps([0, 10, 5], at.x, at.y)).toBe('M10 50H60V10H110V30');
  expect(scale(frame, 1, 0).x(0)).toBe(10);
});

it('moves labels apart, keeps their order and stays inside', () => {
  const wanted = [
    { key: 1, y: 20 },
    { key: 2, y: 20 },
    { key: 3, y: 58 },
    { key: 4, y: 59 },
  ];
  const placed = spread(wanted, 12, 5, 60);
  expect(placed.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
  placed.slice(1).forEach(({ y }, i) => expect(y - placed[i]!.y).toBeGreaterThanOrEqual(12));
  expect(placed.at(-1)!.y).toBeLessThanOrEqual(60);
});

it('marks the goal, and no line so near that its number would touch it', () => {
  expect(lines(14, [13])).toEqual([0, 5, 10, 13]);
  expect(lines(20, [14])).toEqual([0, 5, 10, 14, 20]);
});

it('writes few enough marks to be read', () => {
  expect(ticks(5, 8)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(60, 8).length).toBeLessThanOrEqual(8);
});
