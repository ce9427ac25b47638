import { readdirSync, readFileSync } from 'node:fs';
import { around, family } from '../src/words/names';
import { Messages, read } from '../src/words/messages';
import { Speaker } from '../src/words/speaker';
import type { Tongue } from '../src/table/tongue';

const root = new URL('../../', import.meta.url);

function words(folder: string): string[] {
  try {
    const files = readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.en.ftl'));
    return files.map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'));
  } catch {
    return [];
  }
}

/** Whoever says in English what happens at a table of this box, as the page does. */
export function speakerOf(box: string, names: readonly string[]): Speaker {
  const shared = ['kernel', 'parts', 'wire', 'server'].flatMap((module) => words(`${module}/src/main/resources/words`));
  const own = [`${family(box)}/src/main/resources/words`, 'web/src/words', `web/src/boards/${family(box)}`].flatMap(
    words,
  );
  return new Speaker(new Messages('en', [...shared, ...own].map(read)), box, around(names));
}

/** The same, as a board asks for it. */
export function tongueOf(speaker: Speaker, names: readonly string[]): Tongue {
  return {
    say: (kind, value) => speaker.say(kind, value),
    form: (kind, value, form) => speaker.form(kind, value, form),
    text: (id, args) => speaker.message(id, args),
    word: (id, args) => speaker.message(id, args),
    seat: (seat) => around(names).seat(seat),
  };
}
