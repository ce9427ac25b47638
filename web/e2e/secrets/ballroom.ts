import type { Film, Message, mascarade } from '../../src/wire/types';
import type { Oracle, Piece, Secret } from './oracle';
import { spoken } from './words';

type Known = Map<number, string>;
type Step = { events: mascarade.Event[]; view: mascarade.View };

/** Where a mask may be named without telling whose it is: what is said aloud, and what may be said. */
const SAID = new Set(['Announced', 'PowerUsed', 'Named', 'Announce', 'Name', 'YouToo', 'UsePower']);

/** Mascarade: the cast is public, so a secret is which mask lies where. */
export class Ballroom implements Oracle {
  readonly #masks: Map<string, string>;
  readonly #steps = new Map<number, Step>();
  readonly #known = new Map<number, Known>();

  constructor(
    film: Film,
    private readonly chair: number,
  ) {
    const cast = (film.contents as mascarade.Contents).cast.map(({ mask }) => mask);
    const words = spoken('mascarade');
    this.#masks = new Map(cast.map((mask) => [mask, words.get(mask) ?? mask]));
    let known: Known = new Map();
    let sitting: number[] = [];
    for (const { step, events, view } of film.steps as ({ step: number } & Step)[]) {
      known = new Map(known);
      for (const event of events) this.#hear(event, known, sitting);
      sitting = view.sitting;
      this.#known.set(step, known);
      this.#steps.set(step, { events, view });
    }
  }

  told(message: Message, step: number): string[] {
    const { contents: _, room: __, ...said } = message as Record<string, unknown>;
    const found: string[] = [];
    const walk = (value: unknown, inside: string, heard: boolean): void => {
      if (Array.isArray(value)) return value.forEach((each) => walk(each, inside, heard));
      if (typeof value !== 'object' || value === null) return;
      const record = value as Record<string, unknown>;
      const type = String(record.type ?? inside);
      if (typeof record.mask === 'string' && !SAID.has(type)) this.#claims(record, type, step, heard, found);
      if (type === 'SwapDecided' && record.by !== this.chair) found.push(JSON.stringify(record));
      if (record.options && record.chair !== this.chair) found.push(`a question to ${String(record.chair)}`);
      for (const [key, part] of Object.entries(record)) {
        if (typeof part === 'string' && this.#masks.has(part) && !['mask', 'announced'].includes(key))
          found.push(`${key}: ${part}`);
        if (key !== 'orders') walk(part, type, heard || key === 'events' || key === 'history');
      }
    };
    walk(said, '', false);
    return found;
  }

  /** An event must be for these ears; a card in sight must be known to them now. */
  #claims(record: Record<string, unknown>, type: string, step: number, heard: boolean, found: string[]): void {
    const { index } = record.place as mascarade.Place;
    const mine = heard
      ? this.#hears(record as unknown as mascarade.Event)
      : this.#knows(step).get(index) === record.mask;
    if (!mine) found.push(`${type}: ${String(record.mask)} at ${index}`);
  }

  drawn(pieces: readonly Piece[], from: number, to: number): string[] {
    return pieces.flatMap(({ region, text }) => {
      if (this.#place(region, to) === null) return [];
      const named = [...this.#masks]
        .filter(([mask, name]) => text === `#mask-${mask.toLowerCase()}` || text.includes(name))
        .map(([mask]) => mask);
      const allowed = [...this.#known]
        .filter(([step]) => step >= from && step <= to)
        .map(([step, known]) => known.get(this.#place(region, step)!));
      return named.filter((mask) => !allowed.includes(mask)).map((mask) => `${region}: ${mask}`);
    });
  }

  kept(text: string): string[] {
    return [...this.#masks].flatMap(([mask, name]) => (text.includes(mask) || text.includes(name) ? [mask] : []));
  }

  secrets(step: number): Secret[] {
    const truth = this.#steps.get(step);
    if (!truth || truth.view.outcome) return [];
    const other = (this.chair % truth.view.sitting.length) + 1;
    return truth.view.cards.flatMap(({ place, mask }) => {
      if (this.#knows(step).has(place.index) || place.type !== 'Held') return [];
      const piece = { region: `chair ${place.seat}`, text: `#mask-${mask.toLowerCase()}` };
      return [{ event: { type: 'Glimpsed', by: other, place, mask } as const, piece, text: mask }];
    });
  }

  #knows(step: number): Known {
    return this.#known.get(step) ?? new Map();
  }

  #hears(event: mascarade.Event): boolean {
    if (event.type === 'Glimpsed' || event.type === 'SwapDecided') return event.by === this.chair;
    return event.type !== 'ShownToOthers' || event.player !== this.chair;
  }

  #hear(event: mascarade.Event, known: Known, sitting: number[]): void {
    if (event.type === 'CardsHandled' && sitting[event.by - 1] !== this.chair) {
      known.delete(event.one.index);
      known.delete(event.other.index);
    }
    if (!this.#hears(event)) return;
    if (event.type === 'SwapDecided' && event.swapped) {
      const [one, other] = [known.get(event.one.index), known.get(event.other.index)];
      put(known, event.one.index, other);
      put(known, event.other.index, one);
    }
    if (
      event.type === 'Dealt' ||
      event.type === 'Glimpsed' ||
      event.type === 'Unmasked' ||
      event.type === 'ShownToOthers'
    )
      known.set(event.place.index, event.mask);
  }

  #place(region: string, step: number): number | null {
    const [kind, number] = region.split(' ');
    const view = this.#steps.get(step)?.view;
    const seat = kind === 'own' ? (view?.sitting.indexOf(this.chair) ?? 0) + 1 : Number(number);
    const found = view?.cards.find(({ place }) =>
      kind === 'centre'
        ? place.type === 'Centre' && place.number === seat
        : place.type === 'Held' && place.seat === seat,
    );
    return region === '' ? null : (found?.place.index ?? null);
  }
}

function put(known: Known, index: number, mask: string | undefined): void {
  if (mask === undefined) known.delete(index);
  else known.set(index, mask);
}
