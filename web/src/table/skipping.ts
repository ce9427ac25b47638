import { deafen } from '../parts/deaf';
import type { Playhead } from './playhead.svelte';

/** Held longer than this, it runs on to the next decision. */
const HOLD = 400;

/** A finger that ends the beat that is on, and runs on while it stays. */
export class Skipping {
  #timer = 0;
  #running = false;

  constructor(private readonly playhead: Playhead) {}

  /** False where there was nothing to skip. */
  press(): boolean {
    clearTimeout(this.#timer);
    if (!this.playhead.playing && this.playhead.missed.length === 0) return false;
    deafen();
    this.playhead.skip();
    this.#timer = window.setTimeout(() => {
      this.#running = true;
      this.playhead.run(true);
    }, HOLD);
    return true;
  }

  release(): void {
    clearTimeout(this.#timer);
    this.playhead.run(false);
    if (this.#running) deafen();
    this.#running = false;
  }
}
