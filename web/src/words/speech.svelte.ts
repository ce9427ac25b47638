import { DIRECTIONS, load, type Language, type Vocabulary } from './languages';
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
    this.#vocabulary = await load(language, (id) => this.#lacking(language, id));
    document.documentElement.lang = language;
    document.documentElement.dir = DIRECTIONS[language];
  }

  /** A translation that is not finished is helped out by English, which is fetched when the first word is missing. */
  #lacking(language: Language, id: string): Vocabulary | null {
    if (!this.#missing.has(`${language} ${id}`)) console.warn(`${language} has no words for ${id}`);
    this.#missing.add(`${language} ${id}`);
    this.#asked ??= load('en').then(
      (english) => void (this.#english = english),
      () => (this.#asked = null),
    );
    return this.#english;
  }

  /** A message of the screen. */
  word = (id: string, args: Args = {}): string => this.#vocabulary?.screen.say(id, args) ?? '';

  knows = (id: string): boolean => this.#vocabulary?.screen.has(id) ?? false;

  /** Whoever says what happens at a table of this box. */
  speaker(box: string, names: Names): Speaker {
    return new Speaker(this.#vocabulary!.game(family(box)), box, names);
  }
}

export const speech = new Speech();
export const word = speech.word;
export { family };
