/** What somebody noted about a place: in words, and the characters ruled out there. */
export interface Note {
  text: string;
  out: string[];
}
export type Notes = Record<number, Note>;

/** Notes are about one game at one table, seen from one chair. */
export function notesOf(table: string, round: number, chair: number | null): string {
  return `ridotto.notes.${table}.${round}.${chair}`;
}

export function readNotes(store: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(store) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

export function writeNotes(store: string, notes: Notes): void {
  try {
    localStorage.setItem(store, JSON.stringify(notes));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

/** Whoever struck out all characters but one believed in that one. */
export function believed(note: Note | undefined, masks: readonly string[]): string | null {
  const left = masks.filter((mask) => !note?.out.includes(mask));
  return note && left.length === 1 ? left[0]! : null;
}
