import { settings } from '../look/settings.svelte';
import { isListed, usualKey } from '../table/keys';

/** What lies further on is asked first: a question before the board, the board before the table. */
const SCOPES = ['page', 'table', 'board', 'question'] as const;
export type Scope = (typeof SCOPES)[number];

/** False leaves the key to whatever lies below. */
export type Act = (event: KeyboardEvent) => unknown;
export type Acts = Readonly<Record<string, Act>>;

interface Layer {
  scope: number;
  element: Element;
  acts: Acts;
}

/** The topmost first; of two in the same scope, the one that came last. */
let layers: Layer[] = [];
/** While a dialog is open, only the keys inside it count. */
const dialogs: Element[] = [];
let grabbed: ((event: KeyboardEvent) => void) | null = null;

/** Lets keys do something as long as this part of the page is there. Keys are named as they are at first. */
export function keys(scope: Scope, acts: Acts) {
  return (element: Element) => {
    for (const key of Object.keys(acts)) if (!isListed(key)) throw new Error(`no list of keys has ${key}`);
    const layer = { scope: SCOPES.indexOf(scope), element, acts };
    const below = layers.findIndex((other) => other.scope <= layer.scope);
    layers.splice(below < 0 ? layers.length : below, 0, layer);
    addEventListener('keydown', dispatch);
    return () => {
      layers = layers.filter((other) => other !== layer);
    };
  };
}

/** Lets a key do what a button does. */
export function hotkey(key: string | undefined, act: () => void) {
  return key ? keys('question', { [key.length === 1 ? key.toLowerCase() : key]: act }) : () => undefined;
}

/** The same for each of the ten digits. */
export function digits(act: (digit: number, event: KeyboardEvent) => unknown): Acts {
  const each = (digit: number): [string, Act] => [String(digit), (event) => act(digit, event)];
  return Object.fromEntries(Array.from({ length: 10 }, (_, digit) => each(digit)));
}

/** Keeps all keys to this dialog until it goes. */
export function modal(dialog: Element) {
  dialogs.push(dialog);
  return () => void dialogs.splice(dialogs.indexOf(dialog), 1);
}

/** Gives every key to one who waits for it, before anybody else hears it. */
export function grab(take: (event: KeyboardEvent) => void): () => void {
  grabbed = take;
  const capture = (event: KeyboardEvent) => grabbed?.(event);
  addEventListener('keydown', capture, true);
  return () => {
    grabbed = null;
    removeEventListener('keydown', capture, true);
  };
}

function dispatch(event: KeyboardEvent): void {
  const key = free(event) ? usualKey(event.key) : null;
  if (key === null || (!settings.keys && isSingle(key))) return;
  const dialog = dialogs.at(-1);
  for (const { element, acts } of [...layers]) {
    if (dialog ? !dialog.contains(element) : element.closest('[inert]')) continue;
    const act = acts[key];
    if (!act || act(event) === false) continue;
    event.preventDefault();
    return;
  }
}

/** Keys that answer, and may be turned off altogether; Escape and the arrows only ever lead somewhere. */
function isSingle(key: string): boolean {
  return key.length === 1 || key === 'Enter';
}

/** Whether a key press is for the table: no modifier, no text field, and no button that Space or Enter would press. */
function free(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return false;
  return !((event.key === ' ' || event.key === 'Enter') && at?.closest('button, a, summary, [role=button]'));
}
