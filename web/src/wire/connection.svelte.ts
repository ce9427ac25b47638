import { socketLink, streamLink, unknownHere, type Link, type LinkEvents } from './link';
import type { Command, Message, Refusal } from './types';

export type Standing = 'connecting' | 'open' | 'lost' | 'superseded' | 'gone';
export type Done = Extract<Message, { type: 'Done' }>;

/** A command the house turned away. */
export class Refused extends Error {
  constructor(
    readonly field: string,
    readonly reasons: Refusal[],
  ) {
    super(reasons.map((reason) => reason.code).join(', '));
  }
}

interface Pending {
  text: string;
  done(answer: Done): void;
  refused(why: Refused): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** How long a line may take to open and say its first word. Who has waited in vain waits longer: the house may be busy. */
const OPENING = 8_000;
const LONGEST_OPENING = 32_000;
/** How long an answer may take. A line that lets nothing through says nothing about it, so silence has to. */
const ANSWERING = 5_000;
/** After so long without a word, somebody asks. The house's own pings never reach a page. */
const QUIET = 25_000;
/** After so many sockets that let nothing through, messages are streamed instead. */
const SOCKETS_TRIED = 2;
/** Where sockets have worked before, the house is likelier to be away: streams are tried now and then only. */
const STREAM_EVERY = 4;

/** The lines of an old key are cut a moment before the new one comes. */
const EXCHANGING = 1_000;

/** How a line is opened. */
export type Opener = (table: string, after: number, on: LinkEvents) => Link;

/** For a screen that the whole room sees. */
export const LOOKING_ON: Opener[] = [socketLink, streamLink].map(
  (open) => (table, after, on) => open(table, after, on, true),
);

/** So often somebody looks at the clock on the wall: a machine that sleeps stops all others, and tells nobody. */
const LOOKING = 2_000;
const SLEPT = 10_000;

const WAKING = ['pageshow', 'online', 'offline'];

/** What a table is told and tells. The live one retries for ever; a replayed one is made of a file. */
export interface Wire {
  readonly standing: Standing;
  readonly farewell: string;
  send(command: Command): Promise<Done>;
  takeBack(): void;
  close(): void;
}

/**
 * The line to a table: reconnects for ever, resumes where it was, repeats commands until they are answered.
 * It believes no link that is silent: every one has a time by which something must be heard.
 */
export class Connection implements Wire {
  standing = $state<Standing>('connecting');
  farewell = $state('');
  #link: Link | null = null;
  /** Counts the links there have been. What an old one still says, be it that it is lost, is nobody's affair any more. */
  #current = 0;
  /** Whether this link has let anything through. */
  #heard = false;
  /** Whether any socket ever has. */
  #sockets = false;
  #pending = new Map<string, Pending>();
  #ping: string | null = null;
  #wait = FIRST_WAIT;
  #failures = 0;
  #retry = 0;
  #watch = 0;
  #count = 0;
  readonly #self = Math.random().toString(36).slice(2, 10);
  readonly #wake = () => document.visibilityState === 'visible' && this.#check();
  #looked = Date.now();
  readonly #looking = window.setInterval(() => this.#look(), LOOKING);

  constructor(
    private readonly table: string,
    private readonly after: () => number,
    private readonly heard: (message: Message) => void,
    private readonly links: Opener[] = [socketLink, streamLink],
    private readonly isStranger = unknownHere,
  ) {
    document.addEventListener('visibilitychange', this.#wake);
    for (const name of WAKING) addEventListener(name, this.#wake);
    this.#connect();
  }

  send(command: Command): Promise<Done> {
    return new Promise((done, refused) => void this.#say(command, done, refused));
  }

  /** The newest window wins; this makes it the newest. */
  takeBack(): void {
    this.#connect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    for (const name of WAKING) removeEventListener(name, this.#wake);
    clearInterval(this.#looking);
    this.#hangUp();
    this.standing = 'gone';
  }

  #say(command: Command, done: Pending['done'], refused: Pending['refused']): string {
    const id = `${this.#self}-${++this.#count}`;
    const text = JSON.stringify({ id, command });
    const first = this.#pending.size === 0;
    this.#pending.set(id, { text, done, refused });
    if (this.#link?.open) this.#link.send(text);
    // Whoever asks again and again waits no longer for the first answer.
    if (first && this.#heard) this.#expect();
    return id;
  }

  #connect(): void {
    this.#hangUp();
    if (this.standing !== 'lost') this.standing = 'connecting';
    const streams = this.links.length > 1 && this.#streams();
    const own = ++this.#current;
    const current = () => own === this.#current;
    this.#heard = false;
    this.#link = this.links[streams ? 1 : 0]!(this.table, this.after(), {
      opened: () => current() && this.#opened(),
      heard: (message) => {
        if (!current()) return;
        if (!streams) this.#sockets = true;
        this.#hear(message);
      },
      lost: () => current() && this.#lost(),
    });
    this.#expect();
  }

  #streams(): boolean {
    const many = this.#failures >= SOCKETS_TRIED;
    return this.#sockets ? many && this.#failures % STREAM_EVERY === 0 : many;
  }

  #opened(): void {
    for (const { text } of this.#pending.values()) this.#link?.send(text);
  }

  #lost(): void {
    const { standing } = this;
    if (standing === 'superseded' || standing === 'gone') return;
    this.#failures = this.#heard ? 0 : this.#failures + 1;
    this.#hangUp();
    this.standing = 'lost';
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Message): void {
    this.standing = 'open';
    this.#heard = true;
    this.#failures = 0;
    this.#wait = FIRST_WAIT;
    switch (message.type) {
      case 'Done':
      case 'Refused': {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (message.type === 'Done') pending?.done(message);
        else pending?.refused(new Refused(message.field, message.reasons));
        break;
      }
      case 'Superseded':
        this.standing = 'superseded';
        this.#hangUp();
        return;
      case 'Farewell':
        if (message.reason === 'stopping') return;
        if (message.reason === 'signed-out') return this.#askIn(message.reason);
        this.farewell = message.reason;
        this.standing = 'gone';
        this.#hangUp();
        return;
      default:
        this.heard(message);
    }
    this.#expect();
  }

  /** Every line of a key that was exchanged is cut, but this browser may be the one that has the new key. */
  #askIn(reason: string): void {
    this.#hangUp();
    this.standing = 'lost';
    this.#retry = window.setTimeout(async () => {
      const stranger = await this.isStranger();
      if (this.standing !== 'lost') return;
      if (!stranger) return this.#connect();
      this.farewell = reason;
      this.standing = 'gone';
    }, EXCHANGING);
  }

  /** By when something has to be heard, or somebody asks. */
  #expect(): void {
    clearTimeout(this.#watch);
    if (!this.#link) return;
    if (!this.#heard) {
      const patience = Math.min(OPENING * 2 ** this.#failures, LONGEST_OPENING);
      this.#watch = window.setTimeout(() => this.#lost(), patience);
    } else if (this.#pending.size > 0) this.#watch = window.setTimeout(() => this.#lost(), ANSWERING);
    else this.#watch = window.setTimeout(() => this.#ask(), QUIET);
  }

  #ask(): void {
    this.#ping ??= this.#say(
      { type: 'Ping' },
      () => (this.#ping = null),
      () => (this.#ping = null),
    );
  }

  #look(): void {
    const now = Date.now();
    if (now - this.#looked > SLEPT) this.#wake();
    this.#looked = now;
  }

  /** Phones kill sockets without a word, and a sleeping machine hears nothing: on waking, ask who is still there. */
  #check(): void {
    if (this.standing === 'superseded' || this.standing === 'gone') return;
    if (this.#link?.open) {
      this.#ask();
      return;
    }
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#current++;
    this.#link?.close();
    this.#link = null;
    // Nobody needs an old ping answered.
    if (this.#ping !== null) this.#pending.delete(this.#ping);
    this.#ping = null;
  }
}
