import { isFamily, wordsOf } from './games';
import { DIRECTIONS, learn, load, type Language, type Vocabulary } from './languages';
import type { Args } from './messages';
import { family, type Names } from './names';
import { Speaker } from './speaker';

/** The language of this screen. Whatever reads it is written anew when it changes. */
class Speech {
  #vocabulary = $state.raw<Vocabulary | null>(null);
  #english = $state.raw<Vocabulary | null>(null);
  #asked: Promise<unknown> | null = null;
  readonly #missing = new Set<string>();

  get ready(): boolean {
    return this.#vocabulary !== null;
  }

  get language(): Language {
    return this.#vocabulary?.language ?? 'en';
  }

  async speak(language: Language): Promise<void> {
    let vocabulary = await load(language, (id) => this.#lacking(language, id));
    while (this.#families.some((family) => !vocabulary.families.includes(family)))
      vocabulary = await learn(vocabulary, ...this.#families);
    this.#vocabulary = vocabulary;
    document.documentElement.lang = language;
    document.documentElement.dir = DIRECTIONS[language];
  }

  /** Fetches the words of a family of games. Whoever shows a game waits for them, as for its board. */
  async learn(family: string): Promise<void> {
    const before = this.#vocabulary;
    if (!before || !isFamily(family) || this.#families.includes(family)) return;
    const words = await wordsOf(family, before.language);
    // Somebody chose another language meanwhile.
    if (this.language !== before.language) return this.learn(family);
    this.#vocabulary = this.#vocabulary!.with(family, words);
    if (this.#english) await this.#fetchEnglish();
  }

  get #families(): string[] {
    return this.#vocabulary?.families ?? [];
  }

  /** A translation that is not finished is helped out by English, which is fetched when the first word is missing. */
  #lacking(language: Language, id: string): Vocabulary | null {
    if (!this.#missing.has(`${language} ${id}`)) console.warn(`${language} has no words for ${id}`);
    this.#missing.add(`${language} ${id}`);
    this.#asked ??= this.#fetchEnglish();
    return this.#english;
  }

  /** English, with every game that is spoken of here. */
  async #fetchEnglish(): Promise<void> {
    try {
      this.#english = await learn(this.#english ?? (await load('en')), ...this.#families);
    } catch {
      this.#asked = null;
    }
  }

  /** A message of the screen. */
  word = (id: string, args: Args = {}): string => this.#vocabulary?.screen.say(id, args) ?? '';

  knows = (id: string): boolean => this.#vocabulary?.screen.has(id) ?? false;

  /** Whoever says what happens at a table of this box. Words nobody has fetched yet are blank, and written when they come. */
  speaker(box: string, names: Names): Speaker {
    const game = family(box);
    if (!this.#families.includes(game)) this.learn(game).catch(() => undefined);
    return new Speaker(this.#vocabulary!.game(game), box, names);
  }
}

export const speech = new Speech();
export const word = speech.word;
export { family };
