import type { Notes } from './notes';

/** What the story of a finished game is given: the table as it ended, the game with all cards open, and one's notes. */
export interface StoryProps<T = never, F = never> {
  table: T;
  film: F;
  /** The player in the foreground; null for somebody who watched. */
  me: number | null;
  notes: Notes;
  /** Where the replay shows this step. */
  link: (at: number) => string;
}
