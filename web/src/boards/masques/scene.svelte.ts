import type { Latest, Masques } from '../../table/board';
import type { masques } from '../../wire/types';
import { fold, isAward, type Award } from './fold';

/** What a dance brought, kept in sight while the next hands are chosen. */
export interface Harvest {
  dance: number;
  awards: Award[];
}

/** The table as it is drawn: the view, or for a moment the full ring while a lantern walks around it. */
export class Scene {
  view = $state.raw() as masques.View;
  /** What is being counted now. */
  lantern = $state.raw<Award | null>(null);
  /** What has been counted on this walk. */
  counted = $state.raw<Award[]>([]);
  harvest = $state.raw<Harvest | null>(null);
  #seen: number | null = null;
  #goal: masques.View;
  #timer = 0;

  constructor(view: masques.View, latest: Latest<Masques> | null) {
    this.view = view;
    this.#goal = view;
    this.#seen = latest?.seq ?? null;
  }

  show(view: masques.View, latest: Latest<Masques> | null, factions: readonly string[]): void {
    const news = latest !== null && latest.seq !== this.#seen;
    this.#goal = view;
    if (!news) {
      if (!this.lantern) this.view = view;
      return;
    }
    this.#seen = latest.seq;
    this.stop();
    const awards = latest.events.filter(isAward);
    if (awards.length > 0)
      this.harvest = {
        dance: latest.events.some(({ type }) => type === 'DanceBegan') ? view.dance - 1 : view.dance,
        awards,
      };
    else if (latest.events.some(({ type }) => type === 'TurnBegan')) this.harvest = null;
    if (awards.length > 0 && latest.span > 0)
      this.#walk(latest.events, awards, latest.span / (awards.length + 1), factions);
    else this.view = view;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.lantern = null;
    this.counted = [];
  }

  #walk(events: masques.Event[], awards: Award[], pace: number, factions: readonly string[]): void {
    const first = events.findIndex(isAward);
    this.view = events.slice(0, first).reduce((view, event) => fold(view, event, factions), this.view);
    const step = (i: number) => {
      const award = awards[i];
      if (!award) {
        this.stop();
        this.view = this.#goal;
        return;
      }
      this.lantern = award;
      this.counted = awards.slice(0, i + 1);
      this.view = fold(this.view, award, factions);
      this.#timer = window.setTimeout(() => step(i + 1), pace);
    };
    step(0);
  }
}
