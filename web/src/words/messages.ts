import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** The messages of some language files, read together. Missing words are our mistake, so they show. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(language: string, files: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of files) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? `[${id}]` : this.#format(id, pattern, args);
  }

  /** The other forms a message has, by the name of the attribute: with an article, say. */
  forms(id: string, args: Args): Record<string, string> {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [form, this.#format(id, pattern, args)]),
    );
  }

  #format(id: string, pattern: Parameters<FluentBundle['formatPattern']>[0], args: Args): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(id, args, errors);
    return text;
  }
}
