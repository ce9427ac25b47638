import { settings, type Settings } from '../look/settings.svelte';
import { speech } from '../words/speech.svelte';

const STORE = 'ridotto.guided';

/** The tables that are somebody's first game: there a guide explains everything once. Kept as long as the window. */
class Guide {
  #tables = $state.raw<string[]>(read());
  #told = $state.raw<string[]>([]);

  guides(table: string): boolean {
    return this.#tables.includes(table);
  }
  begin(table: string): void {
    this.#keep([...this.#tables, table]);
  }
  end(table: string): void {
    this.#keep(this.#tables.filter((other) => other !== table));
  }
  /** What is to be explained, unless there is nothing to say of it or it has been put away. */
  topic(met: string | null): string | null {
    return met !== null && speech.knows(`guide-${met}`) && !this.#told.includes(met) ? met : null;
  }
  learn(topic: string): void {
    this.#told = [...this.#told, topic];
  }
  /** Where one is guided all hints are given. */
  hints(table: string): Settings['hints'] {
    return this.guides(table) ? 'full' : settings.hints;
  }

  #keep(tables: string[]): void {
    this.#tables = tables;
    try {
      sessionStorage.setItem(STORE, JSON.stringify(tables));
    } catch {
      // Then a reload ends the guiding.
    }
  }
}

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const guide = new Guide();
export const guideTable = (table: string) => guide.begin(table);
