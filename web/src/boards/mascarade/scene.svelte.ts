import { asThen, claimed, cues, type Cue } from './cues';
import type { Event, Place, Table } from './game';
import { before } from './money';

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
}
export interface Handling {
  id: string;
  by: number;
  places: [Place, Place];
  length: number;
}
export interface Trading {
  id: string;
  one: number;
  other: number;
  length: number;
}

/** Cards that were turned up stay so for this long, moving or not. */
const SHOWN = 3000;
const MONEY = new Set<Event['type']>(['TookFromBank', 'TookCourthouse', 'Paid', 'Fined', 'FortunesExchanged']);

/** What moves on the table while the latest events are shown. Without it, everything already lies where it ends. */
export class Scene {
  turned = $state.raw<ReadonlyMap<number, Turned>>(new Map());
  /** Places whose card is on its way, so that none lies there. */
  away = $state.raw<ReadonlySet<number>>(new Set());
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  flights = $state.raw<Flight[]>([]);
  handlings = $state.raw<Handling[]>([]);
  tradings = $state.raw<Trading[]>([]);
  changes = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The event being shown, for a sentence about it. */
  now = $state.raw<Event | null>(null);
  #pending = $state.raw<Event[]>([]);
  /** Whether the cards that lie turned up may be held up longer: once each time. */
  holdable = $state(false);
  #timers: number[] = [];
  #down = new Map<number, { turned: Turned; at: number; timer: number }>();
  #seq = 0;
  readonly money = $derived.by(() => before(this.table.view, this.#pending));

  constructor(private readonly table: Table) {}

  run(seq: number, events: readonly Event[], span: number): void {
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.stop();
    const timeline = cues(events, span);
    this.#pending = span > 0 ? events.filter(({ type }) => MONEY.has(type)) : [];
    if (span > 0) this.away = new Set(events.flatMap((event) => (event.type === 'Dealt' ? [event.place.index] : [])));
    for (const cue of timeline) {
      if (cue.at === 0) this.#show(cue, events, span);
      else this.#timers.push(window.setTimeout(() => this.#show(cue, events, span), cue.at));
    }
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#pending = [];
    this.away = this.lifted = new Set();
    this.flights = [];
    this.handlings = [];
    this.tradings = [];
    this.changes = new Map();
  }

  landed(id: string): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #show({ event, length }: Cue, events: readonly Event[], span: number): void {
    if (event.type !== 'TurnBegan' && event.type !== 'Glimpsed' && event.type !== 'SwapDecided')
      this.now = asThen(event, events);
    const id = `${this.#seq}.${events.indexOf(event)}`;
    switch (event.type) {
      case 'Dealt':
        this.away = without(this.away, event.place.index);
        break;
      case 'CardsHandled':
        this.#turnDown(event.one.index, event.other.index);
        if (span > 0) this.#handle(event, id, length);
        break;
      case 'Looked':
        this.#lift([event.place], length);
        break;
      case 'Spied':
        this.#lift([event.own, event.other], length);
        break;
      case 'Unmasked': {
        const right = event.mask === claimed([...this.#past(), ...events.slice(0, events.indexOf(event))]);
        this.#turn(event.place, { mask: event.mask, verdict: right ? 'right' : 'wrong' });
        break;
      }
      case 'HeldUp':
        this.#turn(event.place, { mask: '', verdict: 'hidden' });
        break;
      case 'ShownToOthers':
        this.#turn(event.place, { mask: event.mask, verdict: 'hidden' });
        break;
      case 'PlacesChanged':
        if (span > 0) this.#trade(event, id, length);
        break;
      default:
        if (MONEY.has(event.type)) this.#pay(event, id, span > 0 ? length : 0);
    }
  }

  /** What was heard before, to tell what was announced; the turn may be over by now. */
  #past(): Event[] {
    return (this.table.steps ?? []).filter(({ seq }) => seq < this.#seq).flatMap(({ events }) => events);
  }

  #handle(event: Extract<Event, { type: 'CardsHandled' }>, id: string, length: number): void {
    const places: [Place, Place] = [event.one, event.other];
    const gone = places.map(({ index }) => index);
    this.away = new Set([...this.away, ...gone]);
    this.handlings = [{ id, by: event.by, places, length }];
    this.#later(length, () => {
      this.handlings = [];
      this.away = new Set([...this.away].filter((index) => !gone.includes(index)));
    });
  }

  /** Names change chairs. Where I am one of the two, the whole ring turns instead. */
  #trade({ one, other }: Extract<Event, { type: 'PlacesChanged' }>, id: string, length: number): void {
    if (this.table.mySeat === one || this.table.mySeat === other) return;
    this.tradings = [{ id, one, other, length }];
    this.#later(length, () => (this.tradings = []));
  }

  #lift(places: Place[], length: number): void {
    if (length === 0) return;
    this.lifted = new Set(places.map(({ index }) => index));
    this.#later(length, () => (this.lifted = new Set()));
  }

  /** Turned down again after a while, whatever else happens meanwhile. */
  #turn(place: Place, turned: Turned): void {
    this.turned = new Map([...this.turned, [place.index, turned]]);
    this.holdable = true;
    this.#fall(place.index, turned, SHOWN);
  }

  #fall(index: number, turned: Turned, wait: number): void {
    clearTimeout(this.#down.get(index)?.timer);
    const timer = window.setTimeout(() => {
      this.#down.delete(index);
      if (this.turned.get(index) === turned) this.#turnDown(index);
      if (this.turned.size === 0) this.holdable = false;
    }, wait);
    this.#down.set(index, { turned, at: performance.now() + wait, timer });
  }

  /** Keeps what lies turned up in sight for as long again. */
  hold(): void {
    if (!this.holdable) return;
    this.holdable = false;
    for (const [index, { turned, at }] of [...this.#down]) this.#fall(index, turned, at - performance.now() + SHOWN);
  }

  /** What has been handled since may be another card. */
  #turnDown(...places: number[]): void {
    this.turned = new Map([...this.turned].filter(([index]) => !places.includes(index)));
  }

  #pay(event: Event, id: string, length: number): void {
    const legs = flightsOf(event);
    if (length > 0) this.flights = [...this.flights, ...legs.map((leg, i) => ({ ...leg, id: `${id}.${i}` }))];
    this.#later(length * 0.8, () => {
      this.#pending = this.#pending.filter((pending) => pending !== event);
      this.changes = changesOf(event);
    });
  }

  #later(wait: number, act: () => void): void {
    if (wait === 0) act();
    else this.#timers.push(window.setTimeout(act, wait));
  }
}

function without(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== index));
}

function flightsOf(event: Event): Omit<Flight, 'id'>[] {
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
        { from: purse(event.one), to: purse(event.other), coins: 5 },
        { from: purse(event.other), to: purse(event.one), coins: 5 },
      ];
    default:
      return [];
  }
}

function changesOf(event: Event): ReadonlyMap<number, number> {
  if (event.type === 'TookFromBank' || event.type === 'TookCourthouse') return new Map([[event.seat, event.coins]]);
  if (event.type === 'Paid')
    return new Map([
      [event.from, -event.coins],
      [event.to, event.coins],
    ]);
  return event.type === 'Fined' ? new Map([[event.seat, -event.coins]]) : new Map();
}
