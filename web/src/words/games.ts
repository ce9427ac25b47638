import type { Language } from './languages';

/** What a family of games says in one language: what belongs to its rules, and what its board and its pages add. */
export interface GameWords {
  rules: readonly string[];
  board: readonly string[];
}

/** The words of the games, fetched with the game: a family and a language is one piece (`vite.config.ts`). */
const files = import.meta.glob<string>(
  [
    '../../../*/src/main/resources/words/*.ftl',
    '!../../../{kernel,bots,server}/src/main/resources/words/*.ftl',
    '../boards/*/*.ftl',
    '!../boards/*/*-poster.*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const isRules = (path: string) => path.includes('/resources/');

/** `mascarade` for `…/words/mascarade.fr.ftl` and for `…/boards/mascarade/mascarade-log.fr.ftl`. */
function familyOf(path: string): string {
  const [folder, file] = path.split('/').slice(-2) as [string, string];
  return isRules(path) ? file.split('.')[0]! : folder;
}

const PATHS = new Map<string, string[]>();
for (const path of Object.keys(files)) PATHS.set(familyOf(path), [...(PATHS.get(familyOf(path)) ?? []), path]);

/** Whether there is such a family at all: of others nothing can be learnt. */
export const isFamily = (family: string): boolean => PATHS.has(family);

export async function wordsOf(family: string, language: Language): Promise<GameWords> {
  const paths = (PATHS.get(family) ?? []).filter((path) => path.endsWith(`.${language}.ftl`));
  const fetched = (wanted: string[]) => Promise.all(wanted.map((path) => files[path]!()));
  const [rules, board] = await Promise.all([
    fetched(paths.filter(isRules)),
    fetched(paths.filter((path) => !isRules(path))),
  ]);
  return { rules, board };
}
