import { fakeHouse } from './house';
import { openWith } from '../table/open.svelte';
import type { TableState } from '../table/state.svelte';
import { Refused, type Done, type Standing, type Wire } from '../wire/connection.svelte';
import type { Command, Message, Step } from '../wire/types';

const files = import.meta.glob<{ default: Message[] }>('./fixtures/*.json');
const PAUSE = 700;

/**
 * A table out of a file, for working on boards without a house: `/t/mascarade-5?fixture`, `&at=40` begins there,
 * `&still` stays there, `&hot` holds two chairs, `&watch` none. Messages follow one another until one asks the chair something; any answer goes on.
 * Keys `[` and `]` step through them.
 */
export class FakeWire implements Wire {
  standing = $state<Standing>('open');
  farewell = '';
  #messages: Message[] = [];
  #at = 0;
  #timer = 0;
  #count = 0;

  constructor(
    id: string,
    private readonly state: TableState,
    private readonly query = new URLSearchParams(location.search),
  ) {
    // A film brings what it tells.
    const { script } = window as { script?: Message[] };
    void (script ? Promise.resolve({ default: script }) : files[`./fixtures/${id}.json`]?.())?.then(
      ({ default: messages }) => {
        this.#messages = messages;
        this.#jump(Number(this.query.get('at') ?? 0));
      },
    );
    addEventListener('keydown', this.#step);
  }

  async send(command: Command): Promise<Done> {
    console.info('command', command);
    if (command.type === 'Why') throw new Refused('move', [{ code: 'shown-must-swap', with: { clause: 'M16' } }]);
    if (command.type === 'Play' || command.type === 'Ready') setTimeout(() => this.#next(), 50);
    return { type: 'Done', id: String(++this.#count), seq: 0, answer: {} };
  }

  takeBack(): void {}

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener('keydown', this.#step);
  }

  /** A welcome as it would be at this message, with what was heard before. */
  #jump(at: number): void {
    const welcome = this.#messages[0];
    if (welcome?.type !== 'Welcome') return;
    this.#at = Math.max(0, Math.min(at, this.#messages.length - 1));
    const past = this.#messages.slice(1, this.#at + 1);
    const history: Step[] = [...welcome.history, ...past.filter((message) => message.type === 'Happened')];
    const position = past.findLast((message) => 'position' in message)?.position ?? welcome.position;
    const room = past.findLast((message) => message.type === 'Changed')?.room ?? welcome.room;
    const chairs = this.query.has('hot') ? [1, 2] : this.query.has('watch') ? [] : welcome.chairs;
    this.state.hear({ ...welcome, room, chairs, history, position });
    this.#goOn();
  }

  #next(): void {
    const message = this.#messages[this.#at + 1];
    if (!message) return;
    this.#at++;
    this.state.hear(message);
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const now = this.#messages[this.#at];
    const asked =
      now &&
      'position' in now &&
      now.position &&
      (now.position.ready || now.position.inquiries.some(({ early }) => !early));
    if (!asked && !this.query.has('still')) this.#timer = window.setTimeout(() => this.#next(), PAUSE);
  }

  readonly #step = (event: KeyboardEvent) => {
    if (event.key === ']') this.#next();
    if (event.key === '[') this.#jump(this.#at - 1);
  };
}

export function useFixtures(): void {
  fakeHouse();
  openWith((id, state) => new FakeWire(id, state));
}
