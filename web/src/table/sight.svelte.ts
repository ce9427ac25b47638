import { motion, settings } from '../look/settings.svelte';
import type { Args } from '../words/messages';
import { around } from '../words/names';
import { speech } from '../words/speech.svelte';
import type { Chair, Contents, Position } from '../wire/types';
import type { BoardNames } from './board';
import { called } from './called';
import type { Playhead } from './playhead.svelte';
import { emblem } from './emblems';
import { sittingOf } from './seating';

/** What the board of a live table and that of a replay have in common: what is seen, and how it is said. */
export abstract class Sight {
  abstract readonly box: string;
  abstract readonly contents: Contents;
  abstract readonly position: Position;
  abstract readonly chairs: Chair[];
  abstract readonly me: number | null;
  abstract readonly playhead: Playhead;

  readonly settings = settings;
  readonly #sitting = $derived.by(() => sittingOf(this.position, this.chairs.length));
  readonly #called = $derived.by(() => this.chairs.map((chair) => called(chair)));
  readonly #speaker = $derived.by(() => speech.speaker(this.box, around(this.#called, this.#sitting)));
  readonly names: BoardNames = $derived.by(() => {
    const sitting = this.#sitting;
    return {
      ...around(this.#called, sitting),
      playerAt: (seat: number) => sitting[seat - 1] ?? seat,
      seatOf: (player: number) => sitting.indexOf(player) + 1,
      emblem,
    };
  });
  readonly mySeat = $derived.by(() => (this.me === null ? null : this.names.seatOf(this.me)));

  get view() {
    return this.position.view;
  }

  get begun() {
    return this.playhead.begun;
  }

  get latest() {
    return this.playhead.latest;
  }

  get words() {
    return this.playhead.words;
  }

  get deed() {
    return this.playhead.deed;
  }

  get awaited(): number[] {
    return this.position.awaited;
  }

  get ready(): number[] | null {
    return this.position.ready;
  }

  get motion(): number {
    return motion();
  }

  say = (kind: string, value: unknown): string => this.#speaker.say(kind, value);
  form = (kind: string, value: unknown, form: string): string => this.#speaker.form(kind, value, form);
  text = (id: string, args?: Args): string => this.#speaker.message(id, args);
  word = (id: string, args?: Args): string => speech.word(id, args);
}
