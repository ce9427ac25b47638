import type { Contents, Event, Position } from '../wire/types';
import type { Latest, AnyGame } from './board';
import type { Manifest, Moment, Patch } from './manifest';
import { deedAfter, paceOf, readingTime, script, showTime, type Beat, type Tempo } from './script';
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
}

/** A beat that waits, or the end of a message, where the table stands as the house said. */
interface Item {
  seq: number;
  /** The number of the deed it belongs to. */
  deed: number;
  beat: Beat | null;
  /** How the table stands once the message it came with has been told. */
  position: Position;
  heard: number;
  /** What is left of a deed that is told in one still. */
  gist: string[] | null;
  /** Told without taking time. */
  quick: boolean;
}

/** Further behind than this, in milliseconds: everything is shorter; deeds are told in one still each; not even that. */
const BEHIND = 3000;
const FAR_BEHIND = 6000;
const FAR_BEHIND_AWAITED = 2500;
const FURTHEST = 8000;
const HURRY = 0.65;
const GIST = 700;
/** A still needs this long to be taken in. */
const STILL = 900;
const AWAY = 3000;
/** About as long as a sentence is. */
const USUAL = 'Colombina: “No, I am!”';
const AWAY_LINES = 3;
const SPOKEN = 12;

/**
 * Tells what happened, one beat after another. All that is seen, heard and read at a table hangs on it: nothing there
 * may know more than has been told. The end of a beat is the only way forward.
 */
export class Playhead {
  /** The table as far as it has been told. */
  shown = $state.raw<Position | null>(null);
  /** The number of the last message that was told whole, and when it was heard. */
  seq = $state(0);
  since = $state(0);
  /** The beat that is on: what moves. */
  begun = $state.raw<Latest<AnyGame> | null>(null);
  /** What was told last: what is said and seen. */
  latest = $state.raw<Latest<AnyGame> | null>(null);
  /** The sentence of the beat that is on, once it has been told. */
  words = $state('');
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
  /** What has been told of the deed that is being told. */
  #toldDeed: Event[] = [];
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
    for (const beat of [...made, null]) {
      if (beat?.opens) this.#deeds++;
      this.#items.push({ seq, deed: this.#deeds, beat, position, heard, gist: null, quick: false });
    }
    this.#showEnd = heard + showTime(family, this.#deed, scene.events);
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
    this.#deed = this.#toldDeed = [];
    this.#outcomes = [];
    this.shown = position;
    this.seq = seq;
    this.since = performance.now();
    this.words = '';
    for (const done of this.#resting.splice(0)) done();
    this.latest =
      events.length > 0 ? { seq: ++this.#count, message: seq, events, held: null, span: 0, still: true } : null;
  }

  /** What of the past a window knows that came in the middle of it. */
  recall(steps: readonly { events: Event[] }[]): void {
    this.#deed = deedAfter(
      this.setting.family,
      [],
      steps.flatMap(({ events }) => events),
    );
    this.#toldDeed = [...this.#deed];
  }

  /** Ends the beat that is on. */
  skip(): void {
    this.missed = [];
    if (this.stepping) {
      this.stepping = false;
      this.#next();
    } else if (this.#current) this.#finish();
  }

  /** Runs to the next decision of this seat, as long as it is held. */
  run(on: boolean): void {
    this.#fast = on;
    const current = this.#current;
    if (on && (this.stepping || (current && !this.#keeps(current.item)))) this.skip();
  }

  /** Tells everything at once. What came of it is kept for somebody who looks elsewhere. */
  flush(): void {
    this.stepping = false;
    for (const item of this.#items) item.quick = true;
    if (this.#current) this.#complete();
    this.#next();
    if (document.visibilityState === 'hidden') this.#away = [...this.#away, ...this.#outcomes].slice(-AWAY_LINES);
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
  }

  #settle({ position, seq, heard }: Item): void {
    this.shown = position;
    this.seq = seq;
    this.since = heard;
    if (position.inquiries.some(({ early, given }) => !early && given === null) || position.ready) this.#fast = false;
  }

  #begin(item: Item, beat: Beat): void {
    const game = this.#game!;
    if (beat.opens) this.#close();
    const position = (this.shown = between(this.shown ?? item.position, item.position));
    const tongue = this.setting.tongue(position);
    const words = item.gist?.join(' ') ?? wordsOf(game, beat, this.#toldDeed, tongue);
    const length = this.#length(item, beat, words);
    const at = Math.max(0, ...kinds(beat).map((kind) => game.beats.tells[kind] ?? 0));
    const latest: Latest<AnyGame> = {
      seq: ++this.#count,
      message: item.seq,
      events: beat.events,
      held: beat.held,
      span: this.setting.still || item.gist ? 0 : length,
      still: item.gist !== null,
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
    this.#toldDeed = beat.opens ? [...events] : [...this.#toldDeed, ...events];
    this.latest = latest;
    this.words = words;
    if (words !== '') this.lines = [...this.lines, { key: String(latest.seq), text: words }].slice(-SPOKEN);
    if (words !== '' && (item.gist || kinds(beat).some((kind) => this.#game!.beats.outcome.has(kind))))
      this.#outcomes.push(words);
    if (events.length > 0) this.setting.told(item.seq, events);
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
    const usual = beat.ms[paceOf(tempo)];
    if (usual === 0 || (this.#fast && !kept)) return 0;
    // Whose turn it is goes together with what comes of it, where that is known already.
    if (beat.events.every(({ type }) => type === 'TurnBegan') && !beat.held && this.#items.some(({ beat }) => beat))
      return 0;
    const seen = kinds(beat).every((kind) => this.#game!.beats.flows.has(kind));
    const length = Math.max(usual, seen ? 0 : readingTime(words, tempo), this.setting.still ? STILL : 0);
    return this.lag > BEHIND ? length * HURRY : length;
  }

  /** How long everything that waits would take, with sentences of usual length. */
  #remaining(): number {
    const { tempo, still } = this.setting;
    const pace = paceOf(tempo);
    const left = this.#current ? Math.max(0, this.#current.ends - performance.now()) : 0;
    return this.#items.reduce((sum, { beat, gist, quick }) => {
      if (!beat || quick) return sum;
      if (gist) return sum + GIST;
      if (beat.ms[pace] === 0) return sum;
      const seen = kinds(beat).every((kind) => this.#game!.beats.flows.has(kind));
      return sum + Math.max(beat.ms[pace], seen ? 0 : readingTime(USUAL, tempo), still ? STILL : 0);
    }, left);
  }

  #catchUp(): void {
    const measure = () => (this.lag = performance.now() + this.#remaining() - this.#showEnd);
    measure();
    // One message alone, however long, is no reason to tell it in haste.
    const newest = this.#items.at(-1)?.seq;
    const several = [...this.#items, ...(this.#current ? [this.#current.item] : [])].some(({ seq }) => seq !== newest);
    const far = this.lag > FAR_BEHIND || (this.lag > FAR_BEHIND_AWAITED && this.setting.waitedFor);
    if (several && far) this.#shorten();
    if (measure() > FURTHEST)
      for (const item of this.#items) {
        if (measure() <= FURTHEST) break;
        item.quick = true;
      }
    measure();
  }

  /** Every deed that waits but the newest becomes one still, and that one is told from where it matters. */
  #shorten(): void {
    const game = this.#game!;
    const newest = this.#items.at(-1)!.deed;
    const current = this.#current?.item.deed ?? newest;
    const waiting = this.#items;
    this.#items = [];
    for (const item of waiting) {
      const last = this.#items.at(-1);
      if (item.deed === newest || item.deed === current) this.#items.push(item);
      else if (item.beat && last?.gist && last.deed === item.deed) join(last, item);
      else if (item.beat && !item.gist) this.#items.push({ ...item, beat: { ...item.beat }, gist: [] });
      else if (item.beat || last?.deed !== item.deed) this.#items.push(item);
      else last.position = item.position;
    }
    this.#say(game);
    const mine = this.#items.filter(({ deed, beat }) => deed === newest && beat);
    const climax = mine.findIndex(({ beat }) => kinds(beat!).some((kind) => game.beats.climax.has(kind)));
    if (current !== newest) for (const item of mine.slice(0, Math.max(0, climax))) item.quick = true;
    if (current !== newest)
      for (const item of this.#items) if (item.deed === current && item.deed !== newest) item.quick = true;
    if (this.#current && current !== newest) this.#complete();
  }

  /** Works out what is left of the deeds that became stills. */
  #say(game: Manifest): void {
    const tongue = this.setting.tongue(this.shown ?? this.#items[0]!.position);
    for (const item of this.#items) {
      if (!item.gist || item.gist.length > 0 || !item.beat) continue;
      const beats = script(this.setting.family, [], item.beat.events);
      const told = beats.map((beat, i) => {
        const before = beats.slice(0, i).flatMap(({ events }) => events);
        return { beat, words: wordsOf(game, beat, before, tongue) };
      });
      const came = told.filter(({ beat }) => kinds(beat).some((kind) => game.beats.outcome.has(kind)));
      item.gist = (came.length > 0 ? came : told.slice(-1)).map(({ words }) => words).filter(Boolean);
    }
  }
}

interface Mark {
  at: number;
  act: () => void;
}

function join(still: Item, { beat, position, seq }: Item): void {
  still.beat!.events = [...still.beat!.events, ...beat!.events];
  still.gist = [];
  Object.assign(still, { position, seq });
}

/** What a beat is of: the types of its events, or what is held. */
function kinds({ events, held }: Moment): string[] {
  return held ? [held] : events.map(({ type }) => type);
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

function wordsOf(game: Manifest, moment: Moment, deed: readonly Event[], tongue: Tongue): string {
  return (
    game.beats.words(moment, deed, tongue) ??
    moment.events
      .filter(({ type }) => !game.secrets.has(type))
      .map((event) => tongue.say('event', event))
      .join(' ')
  );
}
