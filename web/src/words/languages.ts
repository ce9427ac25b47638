import { Messages, type Lacking } from './messages';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which way it is written. */
export const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', fr: 'ltr', it: 'ltr' };

const GAMES = ['mascarade', 'masques', 'masquerade'];
const loaders: Record<Language, () => Promise<{ files: Record<string, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

/** What can be said in one language: one set of messages for each family of games, and one for the screen. */
export class Vocabulary {
  readonly #games = new Map<string, Messages>();
  readonly screen: Messages;

  constructor(
    readonly language: Language,
    private readonly files: Record<string, string>,
    /** What is to be done about a word it lacks; English can do no better. */
    private readonly lacking: (id: string) => Vocabulary | null = () => null,
  ) {
    this.screen = this.#read(
      (path) => !GAMES.includes(nameOf(path)),
      (id) => this.lacking(id)?.screen ?? null,
    );
  }

  /** The words of a family: its own file, and whatever belongs to no game. */
  game(family: string): Messages {
    const known = this.#games.get(family);
    if (known) return known;
    const messages = this.#read(
      (path) => nameOf(path) === family || !GAMES.includes(nameOf(path)),
      (id) => this.lacking(id)?.game(family) ?? null,
    );
    this.#games.set(family, messages);
    return messages;
  }

  #read(wanted: (path: string) => boolean, lacking: Lacking): Messages {
    return new Messages(
      this.language,
      Object.keys(this.files)
        .filter(wanted)
        .map((path) => this.files[path]!),
      lacking,
    );
  }
}

export async function load(language: Language, lacking?: (id: string) => Vocabulary | null): Promise<Vocabulary> {
  const { files } = await loaders[language]();
  return new Vocabulary(language, files, language === 'en' ? undefined : lacking);
}

/** `mascarade` for `…/words/mascarade.fr.ftl`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? path;
}

export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en';
}
