import type { Event, Position } from '../wire/types';
import { span } from './beats';

export interface Scene {
  seq: number;
  events: Event[];
  position: Position;
}

/** Never further behind the table than this, in milliseconds. */
const FURTHEST = 4000;

/**
 * Shows what happened one scene after another, each as long as its events need.
 * When too much has happened at once it shows only the last state.
 */
export class Stage {
  latest = $state.raw<{ seq: number; events: Event[]; span: number } | null>(null);
  #waiting: Scene[] = [];
  #timer = 0;
  #busy = false;

  constructor(
    private readonly motion: () => number,
    private readonly show: (scene: Scene) => void,
  ) {}

  push(scene: Scene): void {
    this.#waiting.push(scene);
    const behind = this.#waiting.reduce((sum, { events }) => sum + span(events, this.motion()), 0);
    if (behind > FURTHEST || document.visibilityState === 'hidden') this.catchUp();
    else if (!this.#busy) this.#next();
  }

  /** Straight to the state of the last scene. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    for (const scene of this.#waiting.splice(0)) {
      this.latest = { seq: scene.seq, events: scene.events, span: 0 };
      this.show(scene);
    }
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#busy = false;
    this.latest = null;
  }

  #next(): void {
    const scene = this.#waiting.shift();
    this.#busy = scene !== undefined;
    if (!scene) return;
    const length = span(scene.events, this.motion());
    if (scene.events.length > 0) this.latest = { seq: scene.seq, events: scene.events, span: length };
    this.show(scene);
    if (length === 0) this.#next();
    else this.#timer = window.setTimeout(() => this.#next(), length);
  }
}
