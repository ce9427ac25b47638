import type { Args } from '../words/messages';
import type * as wire from '../wire/types';
import type { Settings } from '../look/settings.svelte';

/** The types of one game, as `wire/types.ts` has them. */
export interface GameTypes {
  contents: unknown;
  view: unknown;
  event: { type: string };
  move: { type: string };
  question: { type: string };
}

export interface AnyGame extends GameTypes {
  contents: wire.Contents;
  view: wire.View;
  event: wire.Event;
  move: wire.Move;
  question: wire.Question;
}

/** A question to the chair in the foreground, with every answer it may give. */
export interface Inquiry<G extends GameTypes> {
  chair: number;
  seat: number;
  question: G['question'];
  options: G['move'][];
  fallback: G['move'];
  /** Not yet this seat's turn to speak: the answer lies face down until then. */
  early: boolean;
  /** The answer that lies face down now. */
  given: G['move'] | null;
  /** The masks a standing order would stop for; null when no order is on. */
  orders: string[] | null;
}

/** What is being shown on the table now. Counts up with `seq`, so an `{#each}` keyed by it starts anew. */
export interface Latest<G extends GameTypes> {
  seq: number;
  /** The number of the message it came with. */
  message: number;
  events: G['event'][];
  /** What is held while nothing happens: `Hush`, `Verdict`, `Curtain` and the like. */
  held: string | null;
  /** How long the table gives it from here on, in milliseconds; 0 where motion is reduced. */
  span: number;
  /** Not played: leafed to, or told in one still. */
  still: boolean;
  /** How the table stood before; null where that is not known. */
  before: G['view'] | null;
}

export interface BoardNames {
  seat(seat: number): string;
  player(player: number): string;
  /** Who sits there now: where people change places, not always the same number. */
  playerAt(seat: number): number;
  seatOf(player: number): number;
  /** The number of the emblem of a player, from 1. */
  emblem(player: number): number;
}

/**
 * All that a board may know and do. It draws `view` and the questions it is given, and knows no rule.
 * Every property is reactive: read it in the markup or in `$derived`.
 */
export interface TableView<G extends GameTypes = AnyGame> {
  /** The box: a family of games, and its edition. */
  readonly box: string;
  readonly contents: G['contents'];
  /** What the host agreed on beside the printed game, by the name of the option. */
  readonly agreed: Readonly<Record<string, string>>;
  readonly view: G['view'];
  readonly names: BoardNames;
  /** The chair in the foreground, or null for somebody who watches. A chair is also its player's number. */
  readonly me: number | null;
  /** Where that player sits now. */
  readonly mySeat: number | null;
  readonly inquiry: Inquiry<G> | null;
  readonly awaited: number[];
  /** Milliseconds left by seat, counting down; empty where nobody hurries. */
  readonly clocks: ReadonlyMap<number, { left: number; reserve: number }>;
  readonly chairs: wire.Chair[];
  /** Chairs that have looked at an open deal; null when the table does not wait for that. */
  readonly ready: number[] | null;
  readonly memory: 'classic' | 'notebook' | 'assisted';
  /** The beat that is on: what moves. It may be of what is not yet told. */
  readonly begun: Latest<G> | null;
  /** What was told last: what may be seen and said. */
  readonly latest: Latest<G> | null;
  /** The sentence of the beat that is on, once it has been told: the headline of a stage. */
  readonly words: string;
  /** What has been told of the deed that is being told. */
  readonly deed: readonly G['event'][];
  readonly settings: Settings;
  /** How much help is wanted: none, why something cannot be done, or advice as well. */
  readonly hints: Settings['hints'];
  /** 1 is the usual speed, 0 no movement at all: multiply durations by it. */
  readonly motion: number;
  readonly replaying: boolean;
  /** What has been told so far, as far as the table remembers it. Not in a replay. */
  readonly steps?: readonly { seq: number; events: G['event'][] }[];
  /** Several people share this device. */
  readonly shared?: boolean;
  /** While a command is on its way. */
  readonly busy: boolean;

  play(move: G['move']): Promise<void>;
  withdraw(): Promise<void>;
  /** A standing order: pass every announcement but those of these masks; `on` false takes it back. */
  order(on: boolean, unless: string[]): Promise<void>;
  /** I have looked at the cards dealt open. */
  markReady(): Promise<void>;
  moreTime(): Promise<void>;
  /** What was shown to me alone, up to this number, was seen and let go. */
  seen?(seq: number): Promise<void>;
  /** Tells what comes before this at once, where it is told at all: `Total`. */
  skipTo?(held: string): void;
  /** Why this move cannot be played now, as a sentence. */
  why(move: G['move']): Promise<string>;

  /** `say('event', e)`, `say('move', m)`, `say('question', q)`, `say('place', p)`, `say('named', 'King')`, `say('ending', 'ruin')`, `say('seat', 3)`. */
  say(kind: string, value: unknown): string;
  /** Another form: `form('named', 'King', 'the')`. */
  form(kind: string, value: unknown, form: string): string;
  /** A message of the game's own file by its id: `text('power-King')`. */
  text(id: string, args?: Args): string;
  /** A message of the screen: `word('close')`. */
  word(id: string, args?: Args): string;
}

/** Something worked out about a chair, or about no chair: sentences, and the masks that may lie there. */
export interface Fact {
  seat: number | null;
  /** Which card of the chair, where it has several. */
  about: string;
  said: string[];
  masks: string[];
}

/** What a board may add in `speech.ts` beside it: sentences only it can say. */
export interface BoardSpeech {
  /** The one sentence at the top: `Is Bruno the King?`. Null leaves it to the frame. */
  heading?(table: TableView<never>): string | null;
  /** What the key O says: everybody's fortune, one sentence each. */
  fortunes?(table: TableView<never>): string[];
  /** Advice on what is asked, from what everybody can see. */
  advice?(table: TableView<never>): string | null;
  /** What the thing drawn by this symbol is called and does; null where there is nothing to tell. */
  power?(table: TableView<never>, symbol: string): { name: string; power: string } | null;
  /** What can be known, at tables that help to remember. */
  facts?(table: TableView<never>): Fact[];
}
