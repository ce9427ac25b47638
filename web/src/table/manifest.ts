import type { Component } from 'svelte';
import type { Score } from '../sound/score';
import type { Contents, Event, Film, View } from '../wire/types';
import type { KeyUse } from './keys';
import type { BoardSpeech, TableView } from './board';
import type { Tongue } from './tongue';
import type { StoryProps } from './story';

export type Part = Component<{ table: TableView }>;

/** A change of what is shown, at some part of a beat: 0 as it begins, 1 as it ends. */
export interface Patch {
  at: number;
  apply: (view: View) => View;
}

/** What is shown together: events, or what is held while nothing happens. */
export interface Moment {
  events: readonly Event[];
  held: string | null;
}

/** How a game is told, beat by beat. Lengths are in `beats.json`. */
export interface Telling {
  /** At which part of its beat an event, or what is held, is told, where that is not at once: when its card has turned. */
  tells: Readonly<Record<string, number>>;
  /** What needs no time to read, because it is seen: events and what is held. */
  flows: ReadonlySet<string>;
  /** How the table looks before anything has been dealt. */
  bare: (view: View) => View;
  /** What becomes of the view with an event. What is left out here is seen when all of the message has been told. */
  patches: (event: Event, contents: Contents, seat: number | null) => Patch[];
  /** The one sentence of a beat; null leaves it to the sentences of its events. `deed` is what happened in it before. */
  words: (moment: Moment, deed: readonly Event[], tongue: Tongue) => string | null;
  /** What a deed came to: the sentences that are left of it where it is told in one. */
  outcome: ReadonlySet<string>;
  /** Where a deed that is told in haste begins. */
  climax: ReadonlySet<string>;
  /** What is not passed over by holding a key: what concerns this seat, and what all wait for. */
  keeps: (moment: Moment, seat: number | null) => boolean;
  /** Whether it turns up a card of this seat. */
  bares: (event: Event, seat: number) => boolean;
}

/** What the shared parts of the house know of a family of games: everything, and they know it from here. */
export interface Manifest {
  Board: Part;
  Dock: Part;
  /** The Cast tab. */
  Sheet: Part | null;
  speech: BoardSpeech;
  beats: Telling;
  /** What an event, or what is held, sounds like. */
  sounds: Score;
  /** What one sees only while one holds it: it is neither written down nor read aloud. */
  secrets: ReadonlySet<string>;
  /** What tells who somebody is, or who said so: what `fades` in the house. Where memory is part of the game, it goes with its turn. */
  identities: ReadonlySet<string>;
  /** What opens a chapter of the log; of several in a row the first. */
  turnEvents: ReadonlySet<string>;
  /**
   * The one line of a chapter: what came of it as far as it has been told, or all of it once it is `over`. Null leaves
   * it to the sentence of what opened it.
   */
  line: (deed: readonly Event[], over: boolean, tongue: Tongue) => string | null;
  /** The keys its board and its dock hear, beside those of every table. */
  keys: readonly KeyUse[];
  /** What a beginner may need explained just now, by the end of the message that explains it; null for what is asked. */
  topic: (table: TableView) => string | null;
  /** What the result tells of a finished game, fetched when one is over. */
  story: (() => Promise<{ default: Component<StoryProps<TableView, Film>> }>) | null;
}
