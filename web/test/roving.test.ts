// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { lineToLine } from '../src/boards/masquerade/rove';
import { roundTheLoop } from '../src/boards/masques/walk';
import { roving, type Way } from '../src/parts/roving';

let end: () => void = () => undefined;
function set(html: string, selector: string, way?: Way): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  end = roving(selector, way)(container);
  return container;
}
const stops = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id);
function go(...pressed: string[]): string {
  for (const key of pressed) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }
  return document.activeElement!.id;
}
const at = (id: string) => document.getElementById(id)!.focus();
const buttons = (...ids: string[]) => ids.map((id) => `<button id="${id}"></button>`).join('');

afterEach(() => {
  end();
  document.body.replaceChildren();
});

it('is one stop for Tab, and arrows go round', () => {
  const list = set(buttons('a', 'b', 'c'), 'button');
  expect(stops(list)).toEqual(['a']);
  at('a');
  expect([go('ArrowRight'), go('ArrowLeft', 'ArrowLeft'), go('Home'), go('End')]).toEqual(['b', 'c', 'a', 'c']);
  expect(stops(list)).toEqual(['c']);
  expect(go('2')).toBe('c');
});

it('leaves the stop of what has gone to whatever stands there now', async () => {
  const list = set(buttons('a', 'b', 'c'), 'button');
  at('b');
  document.getElementById('b')!.remove();
  await expect.poll(() => stops(list)).toEqual(['c']);
});

it('walks a loop the way it looks: to the right is backwards along its lower side', () => {
  const gaps = Array.from({ length: 8 }, (_, i) => `<button id="g${i}" data-gap="${i}"></button>`).join('');
  set(gaps, '[data-gap]', roundTheLoop(8));
  at('g0');
  expect(go('ArrowRight')).toBe('g1');
  at('g4');
  expect([go('ArrowRight'), go('End'), go('Home')]).toEqual(['g3', 'g7', 'g0']);
});

it.each(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])('comes to every place of a loop by %s alone', (key) => {
  const gaps = Array.from({ length: 12 }, (_, i) => `<button id="g${i}" data-gap="${i}"></button>`).join('');
  set(gaps, '[data-gap]', roundTheLoop(12));
  for (const from of ['g0', 'g4', 'g8', 'g10']) {
    at(from);
    expect(new Set(Array.from({ length: 12 }, () => go(key))).size).toBe(12);
  }
});

it('goes along a line and from line to line', () => {
  const line = (seat: number, ...places: string[]) =>
    `<p data-line="${seat}">${places.map((place) => `<button id="p${place}" data-place="${place}"></button>`).join('')}</p>`;
  set(line(1, '11', '12', '13') + line(2) + line(3, '31'), '[data-place]', lineToLine);
  at('p13');
  expect([go('ArrowDown'), go('ArrowDown'), go('End'), go('ArrowRight'), go('ArrowRight')]).toEqual([
    'p31',
    'p11',
    'p13',
    'p31',
    'p11',
  ]);
});
