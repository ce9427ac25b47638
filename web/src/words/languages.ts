import type { FluentResource } from '@fluent/bundle';
import { isFamily, wordsOf, type GameWords } from './games';
import { Messages, read } from './messages';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which way it is written. */
export const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', fr: 'ltr', it: 'ltr' };

const loaders: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

/** What a game says before its words have come: nothing, and it is written when they are there. */
const COMING = { say: () => '' };

interface Learnt {
  rules: readonly FluentResource[];
  board: readonly FluentResource[];
}

/** What can be said in one language: one set of messages for the screen, and one for each family of games that was learnt. */
export class Vocabulary {
  readonly #games = new Map<string, Messages>();
  readonly screen: Messages;

  private constructor(
    readonly language: Language,
    private readonly shared: readonly FluentResource[],
    private readonly learnt: ReadonlyMap<string, Learnt>,
    /** What is to be done about a word it lacks; English can do no better. */
    private readonly lacking: (id: string) => Vocabulary | null,
  ) {
    this.screen = new Messages(
      language,
      [...shared, ...[...learnt.values()].flatMap(({ board }) => board)],
      (id) => this.lacking(id)?.screen ?? null,
    );
  }

  static of(
    language: Language,
    files: readonly string[],
    lacking: (id: string) => Vocabulary | null = () => null,
  ): Vocabulary {
    return new Vocabulary(language, files.map(read), new Map(), lacking);
  }

  get families(): string[] {
    return [...this.learnt.keys()];
  }

  /** The same, and the words of one more family. */
  with(family: string, { rules, board }: GameWords): Vocabulary {
    const learnt = new Map(this.learnt).set(family, { rules: rules.map(read), board: board.map(read) });
    return new Vocabulary(this.language, this.shared, learnt, this.lacking);
  }

  /** The words of a family: its own, and whatever belongs to no game. */
  game(family: string): Messages {
    const known = this.#games.get(family);
    if (known) return known;
    const learnt = this.learnt.get(family);
    const messages = new Messages(
      this.language,
      [...this.shared, ...(learnt?.rules ?? []), ...(learnt?.board ?? [])],
      !learnt && isFamily(family) ? () => COMING : (id) => this.lacking(id)?.game(family) ?? null,
    );
    this.#games.set(family, messages);
    return messages;
  }
}

export async function load(language: Language, lacking?: (id: string) => Vocabulary | null): Promise<Vocabulary> {
  const { files } = await loaders[language]();
  return Vocabulary.of(language, Object.values(files), language === 'en' ? undefined : lacking);
}

/** With the words of these families as well. */
export async function learn(vocabulary: Vocabulary, ...families: readonly string[]): Promise<Vocabulary> {
  const missing = families.filter((family) => !vocabulary.families.includes(family));
  const words = await Promise.all(missing.map((family) => wordsOf(family, vocabulary.language)));
  return missing.reduce((all, family, i) => all.with(family, words[i]!), vocabulary);
}

export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en';
}
