// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settings } from '../src/look/settings.svelte';
import { digits, grab, hotkey, keys, modal } from '../src/parts/hotkey';

let heard: string[] = [];
let ends: (() => void)[] = [];
const hear = (what: string) => () => void heard.push(what);

function part(attach: (element: HTMLElement) => void | (() => void), within: Element = document.body): HTMLElement {
  const element = document.createElement('div');
  within.append(element);
  ends.push(attach(element) ?? (() => undefined));
  return element;
}
function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  heard = [];
  settings.keys = true;
  settings.remap = {};
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

it('asks the question before the board, and the board before the table, whoever came first', () => {
  part(hotkey('s', hear('question')));
  part(keys('table', { s: hear('table') }));
  part(keys('board', { s: hear('board') }));
  press('s');
  expect(heard).toEqual(['question']);
  ends.shift()!();
  press('S');
  expect(heard).toEqual(['question', 'board']);
});

it('goes on to what lies below where the topmost has nothing to do', () => {
  part(keys('table', { Escape: hear('table') }));
  part(keys('question', { Escape: () => false }));
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(heard).toEqual(['table']);
});

it('keeps all keys to the dialog that is open, and gives them back when it goes', () => {
  part(hotkey('n', hear('claim')));
  part(keys('board', digits(hear('chair'))));
  const dialog = part(modal);
  const shut = ends.at(-1)!;
  part(hotkey('v', hear('inside')), dialog);
  for (const key of ['n', '3', 'v']) press(key);
  expect(heard).toEqual(['inside']);
  const second = part(modal);
  press('v');
  expect(heard).toEqual(['inside']);
  ends.pop()!();
  second.remove();
  press('v');
  shut();
  ends.splice(ends.indexOf(shut), 1);
  press('n');
  expect(heard).toEqual(['inside', 'inside', 'claim']);
});

it('leaves alone what is typed, repeated, or pressed on a button', () => {
  part(hotkey('n', hear('claim')));
  part(hotkey(' ', hear('pass')));
  const [field, button] = [document.createElement('input'), document.createElement('button')];
  document.body.append(field, button);
  press('n', field);
  press('n', document.body, { repeat: true });
  press('n', document.body, { ctrlKey: true });
  press(' ', button);
  expect(heard).toEqual([]);
  press('n', button);
  expect(heard).toEqual(['claim']);
});

it('does what a moved key did at first, and nothing where single keys are off', () => {
  part(hotkey('n', hear('claim')));
  part(keys('table', { Escape: hear('shut') }));
  settings.remap = { n: 'x' };
  press('n');
  press('x');
  expect(heard).toEqual(['claim']);
  settings.keys = false;
  press('x');
  press('Escape');
  expect(heard).toEqual(['claim', 'shut']);
});

it('gives every key to whoever waits for one', () => {
  part(hotkey('n', hear('claim')));
  const release = grab((event) => {
    event.stopPropagation();
    heard.push(event.key);
  });
  press('n');
  release();
  press('n');
  expect(heard).toEqual(['n', 'claim']);
});

it('takes no key that no list has', () => {
  expect(() => part(hotkey('z', hear('secret')))).toThrow('no list of keys has z');
});
