import { socketLink, streamLink, type Link, type LinkEvents } from './link';
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
const PATIENCE = 5_000;
/** After so many sockets that never opened, messages are streamed instead. */
const SOCKETS_TRIED = 2;

/** What a table is told and tells. The live one retries for ever; a replayed one is made of a file. */
export interface Wire {
  readonly standing: Standing;
  readonly farewell: string;
  send(command: Command): Promise<Done>;
  takeBack(): void;
  close(): void;
}

/** The line to a table: reconnects for ever, resumes where it was, repeats commands until they are answered. */
export class Connection implements Wire {
  standing = $state<Standing>('connecting');
  farewell = $state('');
  #link: Link | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #failures = 0;
  #timer = 0;
  #pulse = 0;
  #count = 0;
  readonly #self = Math.random().toString(36).slice(2, 10);
  readonly #wake = () => document.visibilityState === 'visible' && this.#check();

  constructor(
    private readonly table: string,
    private readonly after: () => number,
    private readonly heard: (message: Message) => void,
    private readonly links: ((table: string, after: number, on: LinkEvents) => Link)[] = [socketLink, streamLink],
  ) {
    document.addEventListener('visibilitychange', this.#wake);
    for (const name of ['pageshow', 'online']) addEventListener(name, this.#wake);
    this.#connect();
  }

  send(command: Command): Promise<Done> {
    const id = `${this.#self}-${++this.#count}`;
    const text = JSON.stringify({ id, command });
    return new Promise((done, refused) => {
      this.#pending.set(id, { text, done, refused });
      if (this.#link?.open) this.#link.send(text);
    });
  }

  /** The newest window wins; this makes it the newest. */
  takeBack(): void {
    this.#connect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    for (const name of ['pageshow', 'online']) removeEventListener(name, this.#wake);
    this.#hangUp();
    this.standing = 'gone';
  }

  #connect(): void {
    this.#hangUp();
    if (this.standing !== 'lost') this.standing = 'connecting';
    const kind = this.links[this.#failures >= SOCKETS_TRIED && this.links.length > 1 ? 1 : 0]!;
    this.#link = kind(this.table, this.after(), {
      opened: () => this.#opened(),
      heard: (message) => this.#hear(message),
      lost: () => this.#lost(),
    });
  }

  #opened(): void {
    this.standing = 'open';
    this.#wait = FIRST_WAIT;
    this.#failures = 0;
    for (const { text } of this.#pending.values()) this.#link?.send(text);
  }

  #lost(): void {
    if (this.standing === 'superseded' || this.standing === 'gone') return;
    if (this.standing !== 'open') this.#failures++;
    this.standing = 'lost';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Message): void {
    clearTimeout(this.#pulse);
    switch (message.type) {
      case 'Done':
      case 'Refused': {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (message.type === 'Done') pending?.done(message);
        else pending?.refused(new Refused(message.field, message.reasons));
        return;
      }
      case 'Superseded':
        this.standing = 'superseded';
        this.#hangUp();
        return;
      case 'Farewell':
        if (message.reason === 'stopping') return;
        this.farewell = message.reason;
        this.standing = 'gone';
        this.#hangUp();
        return;
      default:
        this.heard(message);
    }
  }

  /** Phones kill sockets without a word: after a sleep, ask whether anybody is still there. */
  #check(): void {
    if (this.standing === 'superseded' || this.standing === 'gone') return;
    if (!this.#link?.open) {
      this.#wait = FIRST_WAIT;
      this.#connect();
      return;
    }
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => this.#connect(), PATIENCE);
    void this.send({ type: 'Ping' }).catch(() => undefined);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#link?.close();
    this.#link = null;
  }
}
