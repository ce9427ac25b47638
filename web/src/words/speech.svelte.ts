import { DIRECTIONS, load, type Language, type Vocabulary } from './languages';
import type { Args } from './messages';
import { family, type Names } from './names';
import { Speaker } from './speaker';

/** The language of this screen. Whatever reads it is written anew when it changes. */
class Speech {
  #vocabulary = $state.raw<Vocabulary | null>(null);

  get ready(): boolean {
    return this.#vocabulary !== null;
  }

  get language(): Language {
    return this.#vocabulary?.language ?? 'en';
  }

  async speak(language: Language): Promise<void> {
    this.#vocabulary = await load(language);
    document.documentElement.lang = language;
    document.documentElement.dir = DIRECTIONS[language];
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
