import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** Who is told of words that a language lacks, and may know another that has them. */
export type Lacking = (id: string) => Pick<Messages, 'say'> | null;

/** A file of words, read. */
export const read = (text: string): FluentResource => new FluentResource(text);

/** The messages of some language files, read together. Words that are missing everywhere are our mistake, so they show. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    language: string,
    files: readonly FluentResource[],
    private readonly lacking: Lacking = () => null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(file, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern != null) return this.#format(id, pattern, args);
    return this.lacking(id)?.say(id, args) ?? `[${id}]`;
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
