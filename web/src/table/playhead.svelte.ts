import type { Contents, Event, Position } from '../wire/types';
import type { Latest, AnyGame } from './board';
import type { Manifest, Patch } from './manifest';
import { GIST, gistOf, kinds, lengthOf, remaining, shortened, wordsOf, type Item } from './queue';
import { deedAfter, script, showTime, type Beat, type Tempo } from './script';
import type { Tongue } from './tongue';

/** What the house told: what happened, and how the table stands after it. */
export interface Scene {
  seq: number;
  events: Event[];
  position: Position;
  /** A game begins with it: before it, nothing lay on the table. */
  fresh?: boolean;
}

/** What the playhead must know of the table it tells of. */
export interface Setting {
  readonly family: string;
  readonly contents: Contents;
  readonly tempo: Tempo;
  /** The same play as stills. */
  readonly still: boolean;
  /** The seat in the foreground. */
  readonly seat: number | null;
  /** Whether the table waits for somebody at this screen. */
  readonly waitedFor: boolean;
  tongue(position: Position): Tongue;
  /** Writes down what has now been told. */
  told(seq: number, events: Event[]): void;
  /** Everything has been told, sooner than the house gives time for. */
  ahead(): void;
}

/** Further behind than this, in milliseconds: everything is shorter; deeds are told in one still each; not even that. */
const BEHIND = 3000;
const FAR_BEHIND = 6000;
const FAR_BEHIND_AWAITED = 2500;
const FURTHEST = 8000;
const HURRY = 0.65;
const AWAY = 3000;
const AWAY_LINES = 3;
const SPOKEN = 12;

/**
 * Tells what happened, one beat after another. All that is seen, heard and read at a table hangs on it: nothing there
 * may know more than has been told. The end of a beat is the only way forward.
 */
export class Playhead {
  /** The table as far as it has been told. */
  shown = $state.raw<Position | null>(null);
  /** The number of the last message that was told whole, when it was heard, and when clocks begin to run after it. */
  seq = $state(0);
  since = $state(0);
  runs = $state(0);
  /** The beat that is on: what moves. */
  begun = $state.raw<Latest<AnyGame> | null>(null);
  /** What was told last: what is said and seen. */
  latest = $state.raw<Latest<AnyGame> | null>(null);
  /** The sentence of the beat that is on, once it has been told. */
  words = $state('');
  /** What has been told of the deed that is being told. */
  deed = $state.raw<Event[]>([]);
  /** What a screen reader hears. */
  lines = $state.raw<{ key: string; text: string }[]>([]);
  /** What came of the last deed that is over. */
  outcome = $state('');
  /** What happened while nobody looked. */
  missed = $state.raw<string[]>([]);
  playing = $state(false);
  /** Waits for somebody who goes step by step. */
  stepping = $state(false);
  /** How far the story is behind the time the house gives it, in milliseconds. */
  lag = 0;

  #game: Manifest | null = null;
  #early: { scene: Scene; heard: number }[] = [];
  #items: Item[] = [];
  #deed: Event[] = [];
  #deeds = 0;
  #outcomes: string[] = [];
  #showEnd = 0;
  #count = 0;
  #current: { item: Item; marks: Mark[]; ends: number } | null = null;
  #timers: number[] = [];
  #fast = false;
  #resting: (() => void)[] = [];
  #away: string[] = [];
  #awayTimer = 0;

  constructor(private readonly setting: Setting) {}

  /** Begins to tell; what was heard before the board had come is told now. */
  perform(game: Manifest): void {
    if (this.#game === game) return;
    this.#game = game;
    for (const { scene, heard } of this.#early.splice(0)) this.push(scene, heard);
  }

  push(scene: Scene, heard = performance.now()): void {
    if (!this.#game) {
      this.#early.push({ scene, heard });
      return;
    }
    const { family } = this.setting;
    const { seq, position } = scene;
    if (scene.fresh) this.shown = bare(position, this.#game);
    const made = script(family, this.#deed, scene.events);
    if (position.ended && !scene.events.some(({ type }) => type === 'Ended') && !this.shown?.ended)
      made.push({ events: [], held: 'Ended', ms: [2000, 2600, 3600], opens: false });
    const shown = (this.#showEnd = heard + showTime(family, this.#deed, scene.events));
    for (const beat of [...made, null]) {
      if (beat?.opens) this.#deeds++;
      const parts = beat && beat.events.length > 0 ? [{ seq, events: beat.events }] : [];
      this.#items.push({ seq, deed: this.#deeds, beat, parts, position, heard, shown, gist: null, quick: false });
    }
    this.#deed = deedAfter(family, this.#deed, scene.events);
    if (document.visibilityState === 'hidden') return this.flush();
    this.#catchUp();
    if (!this.#current) this.#next();
  }

  /** Straight to this state, with nothing told of how it came about but what is given to look at. */
  jump(position: Position | null, seq: number, events: Event[] = []): void {
    this.#stop();
    this.#early = [];
    this.#items = [];
    this.#deed = this.deed = [];
    this.#outcomes = [];
    this.shown = position;
    this.seq = seq;
    this.since = this.runs = performance.now();
    this.words = '';
    for (const done of this.#resting.splice(0)) done();
    this.latest =
      events.length > 0
        ? { seq: ++this.#count, message: seq, events, held: null, span: 0, still: true, before: null }
        : null;
  }

  /** What of the past a window knows that came in the middle of it. */
  recall(steps: readonly { events: Event[] }[]): void {
    this.#deed = deedAfter(
      this.setting.family,
      [],
      steps.flatMap(({ events }) => events),
    );
    this.deed = [...this.#deed];
  }

  /** Ends the beat that is on. */
  skip(): void {
    this.missed = [];
    if (this.stepping) {
      this.stepping = false;
      this.#next();
    } else if (this.#current) this.#finish();
  }

  /** Runs to what is held under this name, if that is still to come. */
  skipTo(held: string): void {
    const at = this.#items.findIndex(({ beat }) => beat?.held === held);
    if (at < 0) return;
    for (const item of this.#items.slice(0, at)) item.quick = true;
    this.skip();
  }

  /** Runs to the next decision of this seat, as long as it is held. */
  run(on: boolean): void {
    this.#fast = on;
    const current = this.#current;
    if (on && (this.stepping || (current && !this.#keeps(current.item)))) this.skip();
  }

  /** Tells everything at once. */
  flush(): void {
    this.stepping = false;
    for (const item of this.#items) item.quick = true;
    if (this.#current) this.#complete();
    this.#next();
  }

  /** Somebody looks again: what they missed is listed for a moment, and not played. */
  welcomeBack(): void {
    this.missed = this.#away;
    this.#away = [];
    clearTimeout(this.#awayTimer);
    if (this.missed.length > 0) this.#awayTimer = window.setTimeout(() => (this.missed = []), AWAY);
  }

  /** When everything has been told. */
  rest(): Promise<void> {
    return this.#idle ? Promise.resolve() : new Promise((done) => this.#resting.push(done));
  }

  close(): void {
    this.#stop();
    this.#items = [];
    clearTimeout(this.#awayTimer);
  }

  get #idle(): boolean {
    return !this.#current && this.#items.length === 0 && !this.stepping;
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#current = null;
    this.begun = null;
    this.playing = false;
    this.stepping = false;
  }

  #next(): void {
    while (!this.#current && !this.stepping) {
      const item = this.#items.shift();
      if (!item) break;
      if (item.beat) this.#begin(item, item.beat);
      else this.#settle(item);
    }
    if (!this.#idle) return;
    this.playing = false;
    this.words = '';
    for (const done of this.#resting.splice(0)) done();
    if (performance.now() < this.#showEnd) this.setting.ahead();
    this.#showEnd = 0;
  }

  #settle({ position, seq, heard, shown }: Item): void {
    this.shown = position;
    this.seq = seq;
    this.since = heard;
    this.runs = shown;
    if (position.inquiries.some(({ early, given }) => !early && given === null) || position.ready) this.#fast = false;
  }

  #begin(item: Item, beat: Beat): void {
    const game = this.#game!;
    if (beat.opens) this.#close();
    const position = (this.shown = between(this.shown ?? item.position, item.position));
    const tongue = this.setting.tongue(position);
    const words = item.gist?.join(' ') ?? wordsOf(game, beat, this.deed, tongue, position.view);
    const length = this.#length(item, beat, words);
    const at = Math.max(0, ...kinds(beat).map((kind) => game.beats.tells[kind] ?? 0));
    const latest: Latest<AnyGame> = {
      seq: ++this.#count,
      message: item.seq,
      events: beat.events,
      held: beat.held,
      span: this.setting.still || item.gist ? 0 : length,
      still: item.gist !== null,
      before: position.view,
    };
    this.begun = latest;
    this.playing = true;
    const marks: Mark[] = [
      { at, act: () => this.#tell(item, beat, words, { ...latest, span: latest.span * (1 - at) }) },
      ...beat.events
        .flatMap((event) => game.beats.patches(event, this.setting.contents, this.setting.seat))
        .map((patch) => ({ at: patch.at, act: () => this.#patch(patch) })),
    ].sort((one, other) => one.at - other.at);
    this.#current = { item, marks, ends: performance.now() + length };
    if (length === 0) return this.#complete();
    this.#mark(0);
    for (const part of new Set(marks.map(({ at }) => at)))
      this.#timers.push(window.setTimeout(() => this.#mark(part), part * length));
    this.#timers.push(window.setTimeout(() => this.#finish(), length));
  }

  #mark(part: number): void {
    const { marks } = this.#current!;
    while (marks[0] && marks[0].at <= part) marks.shift()!.act();
  }

  /** Whatever is left of the beat happens now. */
  #complete(): void {
    const { item, ends } = this.#current!;
    const cut = ends - performance.now() > 1;
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#mark(1);
    this.#current = null;
    this.begun = null;
    this.stepping = this.setting.tempo === 'step' && !cut && !item.quick && !this.#fast && this.words !== '';
  }

  #finish(): void {
    this.#complete();
    this.#next();
  }

  #patch({ apply }: Patch): void {
    const { shown } = this;
    if (shown) this.shown = { ...shown, view: apply(shown.view) };
  }

  #tell(item: Item, beat: Beat, words: string, latest: Latest<AnyGame>): void {
    const { events, held } = beat;
    const ended = held === 'Ended' || events.some(({ type }) => type === 'Ended');
    if (ended) this.shown = item.position;
    else if (this.shown?.ready && held === 'Down') this.shown = { ...this.shown, ready: null };
    this.deed = beat.opens ? [...events] : [...this.deed, ...events];
    this.latest = latest;
    this.words = words;
    if (words !== '') this.lines = [...this.lines, { key: String(latest.seq), text: words }].slice(-SPOKEN);
    const outcome = item.gist !== null || kinds(beat).some((kind) => this.#game!.beats.outcome.has(kind));
    if (words !== '' && outcome) this.#note(words);
    for (const part of item.parts) this.setting.told(part.seq, part.events);
  }

  #note(outcome: string): void {
    this.#outcomes.push(outcome);
    if (document.visibilityState === 'hidden') this.#away = [...this.#away, outcome].slice(-AWAY_LINES);
  }

  /** A deed is over: what came of it can be said again. */
  #close(): void {
    if (this.#outcomes.length > 0) this.outcome = this.#outcomes.splice(0).join(' ');
  }

  #keeps({ beat, gist }: Item): boolean {
    return beat !== null && gist === null && this.#game!.beats.keeps(beat, this.setting.seat);
  }

  #length(item: Item, beat: Beat, words: string): number {
    if (item.quick) return 0;
    if (item.gist) return GIST;
    const kept = this.#keeps(item);
    const tempo = this.#fast ? 'brisk' : this.setting.tempo;
    if (this.#fast && !kept) return 0;
    // Whose turn it is goes together with what comes of it, where that is known already.
    if (beat.events.every(({ type }) => type === 'TurnBegan') && !beat.held && this.#items.some(({ beat }) => beat))
      return 0;
    const length = lengthOf(this.#game!, beat, words, tempo, this.setting.still);
    return this.lag > BEHIND ? length * HURRY : length;
  }

  #catchUp(): void {
    const { tempo, still } = this.setting;
    const left = () => Math.max(performance.now(), this.#current?.ends ?? 0);
    const measure = () => (this.lag = left() + remaining(this.#items, this.#game!, tempo, still) - this.#showEnd);
    measure();
    // One message alone, however long, is no reason to tell it in haste.
    const newest = this.#items.at(-1)?.seq;
    const several = [...this.#items, ...(this.#current ? [this.#current.item] : [])].some(({ seq }) => seq !== newest);
    const far = this.lag > FAR_BEHIND || (this.lag > FAR_BEHIND_AWAITED && this.setting.waitedFor);
    if (several && far) this.#shorten(this.#game!);
    if (measure() > FURTHEST)
      for (const item of this.#items) {
        if (measure() <= FURTHEST) break;
        item.quick = true;
      }
    measure();
  }

  #shorten(game: Manifest): void {
    const { family } = this.setting;
    const tongue = this.setting.tongue(this.shown ?? this.#items[0]!.position);
    const current = this.#current?.item.deed ?? null;
    const newest = this.#items.at(-1)!.deed;
    this.#items = shortened(this.#items, current, (events) => gistOf(game, family, events, tongue), game);
    if (current !== null && current !== newest) this.#complete();
  }
}

interface Mark {
  at: number;
  act: () => void;
}

/** The table before the first card. */
function bare(position: Position, game: Manifest): Position {
  return { ...position, view: game.beats.bare(position.view), awaited: [], inquiries: [], clocks: [], ended: null };
}

/** Before a message has been told nobody is waited for; what I am asked all along stays open. */
function between(shown: Position, after: Position): Position {
  const inquiries = shown.inquiries.filter((one) =>
    after.inquiries.some(
      (other) => other.chair === one.chair && JSON.stringify(other.question) === JSON.stringify(one.question),
    ),
  );
  return { ...shown, awaited: [], clocks: [], inquiries };
}
