import type { Event, Place, Table } from './game';
import { changesOf } from './changes';
import { handplay } from './hand';
import { stageplay } from './staged';
import { claimed } from './telling';

export type Verdict = 'right' | 'wrong' | 'hidden';
export interface Turned {
  mask: string;
  verdict: Verdict;
}
export interface Flight {
  id: string;
  from: string;
  to: string;
  coins: number;
  length: number;
  /** Whose whole purse it is, if it is one. */
  purse?: number;
}

/** How much longer cards stay up for somebody who holds them. */
const HELD = 3000;
/** The part of a deal in which cards set out; the last one needs the rest. */
const DEALING = 0.7;

/** What moves and lies open on the table while a beat is on. Without motion, everything already lies where it ends. */
export class Scene {
  /** The cards that all have seen turned up, until they are turned down. */
  turned = $state.raw<ReadonlyMap<number, Turned>>(new Map());
  /** Whether the cards that lie turned up may be held up longer: once each time. */
  holdable = $state(false);
  #holding = false;
  #timer = 0;
  #seq = 0;

  constructor(private readonly table: Table) {}

  readonly #moves = $derived.by(() => (this.table.begun && this.table.begun.span > 0 ? this.table.begun : null));
  readonly #events = $derived.by(() => this.table.begun?.events ?? []);

  /** Two cards on their way under the cloth and back. */
  readonly handlings = $derived.by(() =>
    (this.#moves?.events ?? []).flatMap((event) =>
      event.type === 'CardsHandled'
        ? [{ id: this.#moves!.seq, by: event.by, places: [event.one, event.other], length: this.#moves!.span }]
        : [],
    ),
  );
  /** Fingers of light: whoever is asked, and cards of others that are taken. */
  readonly pointings = $derived.by(() =>
    (this.#moves?.events ?? []).flatMap((event) => {
      const { seq, span } = this.#moves!;
      const finger = (by: number, to: string) => ({ id: `${seq}.${to}`, from: `chair-${by}`, to, length: span });
      if (event.type === 'Questioned' || event.type === 'Challenged') return [finger(event.by, `chair-${event.seat}`)];
      if (event.type !== 'CardsHandled') return [];
      const places = [event.one, event.other];
      return places.some((place) => place.type === 'Held' && place.seat === event.by)
        ? []
        : places.map((place) => ({ ...finger(event.by, `card-${place.index}`), length: span * 0.3 }));
    }),
  );
  /** An eye over two cards. */
  readonly glances = $derived.by(() =>
    (this.#moves?.events ?? []).flatMap((event) =>
      event.type === 'Spied'
        ? [
            {
              id: this.#moves!.seq,
              by: `chair-${event.seat}`,
              one: `card-${event.own.index}`,
              other: `card-${event.other.index}`,
              length: this.#moves!.span,
            },
          ]
        : [],
    ),
  );
  /** Cards on their way from the middle, one after another. */
  readonly dealings = $derived.by(() => {
    const moves = this.#moves;
    const dealt = (moves?.events ?? []).filter((event) => event.type === 'Dealt');
    return dealt.map(({ place }, i) => ({
      id: `${moves!.seq}.${place.index}`,
      index: place.index,
      delay: (moves!.span * DEALING * i) / dealt.length,
      length: moves!.span * (1 - DEALING),
    }));
  });
  /** Places whose card is on its way, so that none lies there. */
  readonly away = $derived.by(
    () =>
      new Set([
        ...this.handlings.flatMap(({ places }) => places.map(({ index }) => index)),
        ...this.dealings.map(({ index }) => index),
      ]),
  );
  /** What stands in the middle of the table for all to see, and how dark it is round it. */
  readonly stage = $derived.by(() => stageplay(this.table, this.turned));
  /** A hand that is held out, instead. */
  readonly hand = $derived.by(() => handplay(this.table));
  /** The middle is a stage now. */
  readonly staged = $derived.by(() => this.hand !== null || this.stage.cards.length > 0);
  readonly lifted = $derived.by(() => new Set(this.#events.flatMap(lifts).map(({ index }) => index)));
  /** Cards that are turning and cannot be read yet. */
  readonly turning = $derived.by(() => {
    const moves = this.#moves;
    const told = moves === null || this.table.latest?.seq === moves.seq;
    return new Set(told ? [] : moves.events.flatMap((event) => (event.type === 'Unmasked' ? [event.place.index] : [])));
  });
  readonly flights = $derived.by<Flight[]>(() => {
    const moves = this.#moves;
    return (moves?.events ?? []).flatMap((event, i) =>
      flightsOf(event).map((leg, j) => ({ ...leg, id: `${moves!.seq}.${i}.${j}`, length: moves!.span })),
    );
  });
  /** Names change chairs. Where I am one of the two, the whole ring turns instead. */
  readonly tradings = $derived.by(() =>
    (this.#moves?.events ?? []).flatMap((event) =>
      event.type === 'PlacesChanged' && ![event.one, event.other].includes(this.table.mySeat ?? 0)
        ? [{ id: this.#moves!.seq, one: event.one, other: event.other, length: this.#moves!.span }]
        : [],
    ),
  );
  /** What was told last, in everybody's purse, and what was in it before where nothing moves. */
  readonly changes = $derived.by(() => {
    const { latest } = this.table;
    const had = latest?.before?.purses;
    const changes = changesOf(latest?.events ?? [], had ?? []);
    const still = this.table.motion === 0 && had;
    return new Map([...changes].map(([seat, change]) => [seat, { change, before: still ? had[seat - 1]! : null }]));
  });

  /** Turns up and down what has now been told. */
  tell(): void {
    const { latest } = this.table;
    if (!latest) return this.#clear();
    if (latest.seq === this.#seq) return;
    this.#seq = latest.seq;
    if (latest.still) this.#clear();
    if (latest.held === 'Curtain') this.#curtain();
    for (const event of latest.events) this.#turn(event);
  }

  /** Keeps what lies turned up in sight for a while after the others have turned it down. */
  hold(): void {
    if (!this.holdable) return;
    this.holdable = false;
    this.#holding = true;
  }

  #turn(event: Event): void {
    switch (event.type) {
      case 'TurnBegan':
        if (!this.#holding) this.#clear();
        break;
      // What has been handled since may be another card.
      case 'CardsHandled':
        this.#down(event.one.index, event.other.index);
        break;
      case 'Unmasked': {
        const heard = this.table.steps?.flatMap(({ events }) => events) ?? this.table.latest!.events;
        this.#up(event.place, { mask: event.mask, verdict: event.mask === claimed(heard) ? 'right' : 'wrong' });
        break;
      }
      case 'HeldUp':
        this.#up(event.place, { mask: '', verdict: 'hidden' });
        break;
      case 'ShownToOthers':
        this.#up(event.place, { mask: event.mask, verdict: 'hidden' });
        break;
      default:
    }
  }

  #up(place: Place, turned: Turned): void {
    if (this.turned.size === 0) this.#holding = false;
    this.turned = new Map([...this.turned, [place.index, turned]]);
    this.holdable = !this.#holding;
  }

  #curtain(): void {
    clearTimeout(this.#timer);
    if (this.#holding) this.#timer = window.setTimeout(() => this.#clear(), HELD);
    else this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#holding = false;
    this.holdable = false;
    if (this.turned.size > 0) this.turned = new Map();
  }

  #down(...places: number[]): void {
    this.turned = new Map([...this.turned].filter(([index]) => !places.includes(index)));
  }
}

function lifts(event: Event): Place[] {
  if (event.type === 'Looked') return [event.place];
  return event.type === 'Spied' ? [event.own, event.other] : [];
}

function flightsOf(event: Event): Omit<Flight, 'id' | 'length'>[] {
  const purse = (seat: number) => `purse-${seat}`;
  switch (event.type) {
    case 'TookFromBank':
      return [{ from: 'bank', to: purse(event.seat), coins: event.coins }];
    case 'TookCourthouse':
      return [{ from: 'courthouse', to: purse(event.seat), coins: event.coins }];
    case 'Paid':
      return [{ from: purse(event.from), to: purse(event.to), coins: event.coins }];
    case 'Fined':
      return [{ from: purse(event.seat), to: 'courthouse', coins: event.coins }];
    case 'FortunesExchanged':
      return [
        { from: purse(event.one), to: purse(event.other), coins: 1, purse: event.one },
        { from: purse(event.other), to: purse(event.one), coins: 1, purse: event.other },
      ];
    default:
      return [];
  }
}
