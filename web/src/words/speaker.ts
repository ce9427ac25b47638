import { shapes, type Kind } from '../wire/types';
import type { Args, Messages } from './messages';
import { family, type Names } from './names';
import { kindOf } from './parameters';

type Typed = { type: string };
type Refused = { code: string; with: Record<string, unknown> };

/**
 * Says values at one table: what a record holds becomes the arguments of the message named after it.
 *
 * An argument that has several forms brings them along: `$mask-the` is the form `the` of `$mask`.
 * A list brings its length: `$winners-count`. Does in the browser what `Speaker` does in the house.
 */
export class Speaker {
  readonly #shapes: (typeof shapes)[string];

  constructor(
    private readonly messages: Messages,
    private readonly box: string,
    private readonly names: Names,
  ) {
    this.#shapes = shapes[family(box)] ?? {};
  }

  /** The sentence of an event, a move, a question, a place; or what a seat, player, ending or named thing is called. */
  say(kind: string, value: unknown): string {
    if (kind === 'refusal') return this.#refusal(value as Refused);
    return this.#text(kind in this.#shapes ? `record:${kind}` : (kind as Kind), value);
  }

  /** Another form of it: the King for `the`. */
  form(kind: string, value: unknown, form: string): string {
    const forms = this.#forms(kind in this.#shapes ? `record:${kind}` : (kind as Kind), value);
    return forms[form] ?? this.say(kind, value);
  }

  /** A message by its name. */
  message(id: string, args: Args = {}): string {
    return this.messages.say(id, { box: this.box, ...args });
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  #refusal({ code, with: parameters }: Refused): string {
    const args: Args = { box: this.box };
    for (const [name, value] of Object.entries(parameters)) this.#add(args, name, kindOf(code, name, value), value);
    return this.messages.say(`refusal-${code}`, args);
  }

  #arguments(family: string, record: Typed): Args {
    const shape = this.#shapes[family]?.[record.type] ?? {};
    const args: Args = { box: this.box };
    for (const [name, value] of Object.entries(record)) {
      if (name !== 'type') this.#add(args, name, shape[name] ?? 'word', value);
    }
    return args;
  }

  #add(args: Args, name: string, kind: Kind, value: unknown): void {
    if (kind === 'number' && typeof value === 'number') {
      args[name] = value;
      return;
    }
    args[name] = this.#text(kind, value);
    if (Array.isArray(value)) args[`${name}-count`] = value.length;
    for (const [form, text] of Object.entries(this.#forms(kind, value))) args[`${name}-${form}`] = text;
  }

  #forms(kind: Kind, value: unknown): Record<string, string> {
    if (value == null) return {};
    if (kind === 'named') return this.messages.forms(this.#named(value), { box: this.box, name: String(value) });
    if (!kind.startsWith('record:')) return {};
    const family = kind.slice(7);
    return this.messages.forms(`${family}-${(value as Typed).type}`, this.#arguments(family, value as Typed));
  }

  #text(kind: Kind, value: unknown): string {
    if (value == null) return '';
    if (kind.startsWith('list:')) return this.#joined(kind.slice(5) as Kind, value as unknown[]);
    if (kind.startsWith('record:')) {
      const family = kind.slice(7);
      return this.messages.say(`${family}-${(value as Typed).type}`, this.#arguments(family, value as Typed));
    }
    switch (kind) {
      case 'seat':
        return this.names.seat(Number(value));
      case 'player':
        return this.names.player(Number(value));
      case 'ending':
        return this.messages.say(`ending-${value}`, { box: this.box });
      case 'named':
        return this.messages.say(this.#named(value), { box: this.box, name: String(value) });
      default:
        return String(value);
    }
  }

  /** Characters of one's own have no message; they are called what they are. */
  #named(name: unknown): string {
    const id = `name-${String(name).replace(/[^A-Za-z0-9_-]/g, '-')}`;
    return this.messages.has(id) ? id : 'name-other';
  }

  /** A, B and C. */
  #joined(kind: Kind, list: readonly unknown[]): string {
    const texts = list.map((value) => this.#text(kind, value));
    if (texts.length === 0) return this.messages.say('list-none');
    return texts.reduce((first, next, i) =>
      this.messages.say(i + 1 < texts.length ? 'list-comma' : beginsWithE(next) ? 'list-and-before-e' : 'list-and', {
        first,
        next,
      }),
    );
  }
}

/** Italian says "ed Elena", and "ed Èva" too. */
export const beginsWithE = (text: string): boolean => /^e/i.test(text.normalize('NFD'));
