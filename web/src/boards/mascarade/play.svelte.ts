import { perTable } from '../../table/shared.svelte';
import type { Hand, Move, Place, Table } from './game';
import * as narrow from './options';
import { Scene } from './scene.svelte';

export type Intent = 'swap' | 'look' | 'announce' | 'claim' | 'order';
interface Made {
  key: string;
  intent: Intent | null;
  own: Hand | null;
  places: Place[];
  seats: number[];
  mask: string | null;
}
const NOTHING: Omit<Made, 'key'> = { intent: null, own: null, places: [], seats: [], mask: null };

/** What ring and dock share: the choice being made, what moves, and where things are on the screen. */
export class Play {
  readonly scene: Scene;
  readonly spots = new Map<string, HTMLElement>();
  /** Why what was pressed last cannot be chosen. */
  reason = $state('');
  /** The newest private showing that was let go. */
  letGo = $state(0);
  /** Whose card is explained while all lie open. */
  introduced = $state<number | null>(null);
  #made = $state.raw<Made>({ key: '', ...NOTHING });

  constructor(readonly table: Table) {
    this.scene = new Scene(table);
  }

  get options(): readonly Move[] {
    return this.table.inquiry?.options ?? [];
  }
  get #choice() {
    const question = this.table.inquiry?.question;
    return question?.type === 'UsePower' ? question.choice : null;
  }
  /** A choice holds only as long as its question does. */
  get #key(): string {
    const { inquiry, view, me } = this.table;
    return inquiry ? `${me} ${view.turn} ${JSON.stringify(inquiry.question)} ${inquiry.options.length}` : `${me}`;
  }
  get made(): Omit<Made, 'key'> {
    const made = this.#made.key === this.#key ? this.#made : NOTHING;
    // An opening turn has but one thing to do, so its choice is already begun.
    return made.intent === null && this.table.inquiry?.question.type === 'Opening' ? { ...made, intent: 'swap' } : made;
  }
  make(part: Partial<Omit<Made, 'key'>>): void {
    this.reason = '';
    this.#made = { ...this.made, ...part, key: this.#key };
  }

  /** Which of my cards my hand may be on; only asked where there are several. */
  readonly hands = $derived.by<Hand[]>(() => {
    const types = { swap: 'Swap', look: 'Look', announce: 'Announce', claim: 'Claim' } as const;
    const { intent, own } = this.made;
    if (intent === null || intent === 'order' || own !== null) return [];
    const found = narrow.hands(this.options, types[intent]);
    return found.length > 1 ? found : [];
  });
  readonly own = $derived.by<Hand | null>(() => {
    if (this.made.own !== null) return this.made.own;
    const type = { swap: 'Swap', announce: 'Announce' } as const;
    const { intent } = this.made;
    if (intent !== 'swap' && intent !== 'announce') return null;
    const found = narrow.hands(this.options, type[intent]);
    return found.length === 1 ? found[0]! : null;
  });
  readonly places = $derived.by<Place[]>(() => {
    if (this.made.intent === 'swap' && this.own !== null) return narrow.swaps(this.options, this.own);
    if (this.#choice === 'card-to-spy') return narrow.spied(this.options);
    if (this.#choice !== 'two-cards') return [];
    const { places } = this.made;
    return places.length === 0 ? narrow.pairs(this.options, []) : [places[0]!, ...narrow.pairs(this.options, places)];
  });
  readonly seats = $derived.by<number[]>(() => {
    if (this.#choice === 'player' || this.#choice === 'player-or-nobody') return narrow.picks(this.options);
    if (this.#choice !== 'two-players') return [];
    const { seats } = this.made;
    return seats.length === 0 ? narrow.couples(this.options, []) : [seats[0]!, ...narrow.couples(this.options, seats)];
  });
  readonly masks = $derived.by<string[]>(() =>
    this.made.intent === 'announce' || this.#choice === 'own-name' ? narrow.masks(this.options, this.own) : [],
  );

  get choosing(): boolean {
    return this.places.length > 0 || this.seats.length > 0;
  }
  takes(place: Place): boolean {
    return this.places.some((other) => narrow.same(other, place));
  }
  taken(place: Place): boolean {
    return this.made.places.some((other) => narrow.same(other, place));
  }

  pickPlace(place: Place): void {
    if (!this.takes(place)) return void this.#explain(this.#wouldBe(place));
    const two = this.#choice === 'two-cards';
    if (this.taken(place)) this.make({ places: this.made.places.filter((other) => !narrow.same(other, place)) });
    else this.make({ places: two ? [...this.made.places.slice(0, 1), place] : [place] });
  }
  pickSeat(seat: number): void {
    if (!this.seats.includes(seat)) return void this.#explain({ type: 'Pick', seat });
    const two = this.#choice === 'two-players';
    if (this.made.seats.includes(seat)) this.make({ seats: this.made.seats.filter((other) => other !== seat) });
    else this.make({ seats: two ? [...this.made.seats.slice(0, 1), seat] : [seat] });
  }
  pickHand(own: Hand): void {
    if (!this.hands.includes(own)) return;
    const { intent } = this.made;
    if (intent === 'look') void this.say({ type: 'Look', own });
    else if (intent === 'claim') void this.say({ type: 'Claim', own });
    else this.make({ own });
  }

  /** Only what was offered is ever said. */
  offered(fits: (move: Move) => boolean): Move | null {
    return this.options.find(fits) ?? null;
  }
  async say(move: Move | null): Promise<void> {
    const said = move && this.offered((option) => JSON.stringify(sorted(option)) === JSON.stringify(sorted(move)));
    if (!said || this.table.busy) return;
    await this.table.play(said);
    this.make(NOTHING);
  }
  /** What Enter says once everything is chosen; nothing where a secret is still to be decided. */
  get answer(): Move | null {
    const { places, seats } = this.made;
    const [one, other] = seats;
    return this.offered((move) => {
      if (move.type === 'Pick') return move.seat === one;
      if (move.type === 'Spy') return places[0] !== undefined && narrow.same(move.place, places[0]);
      return (
        move.type === 'MovePeople' &&
        one !== undefined &&
        other !== undefined &&
        [one, other].every((seat) => seat === move.one || seat === move.other)
      );
    });
  }
  confirm(): void {
    void this.say(this.answer);
  }

  /** One step back in the choice; false when there was none. */
  back(): boolean {
    const { intent, own, places, seats, mask } = this.made;
    if (places.length || seats.length) this.make({ places: [], seats: [] });
    else if (mask && !intent) this.make({ mask: null });
    else if (own) this.make({ own: null, mask: null });
    else if (intent && this.table.inquiry?.question.type !== 'Opening') this.make({ intent: null, mask: null });
    else return false;
    return true;
  }

  #wouldBe(place: Place): Move {
    if (this.#choice === 'card-to-spy') return { type: 'Spy', place };
    if (this.#choice === 'two-cards')
      return { type: 'SwapOthers', one: this.made.places[0] ?? place, other: place, really: true };
    return { type: 'Swap', own: this.own ?? 'card', with: place, really: true };
  }
  async #explain(move: Move): Promise<void> {
    const before = this.#made;
    const why = await this.table.why(move);
    if (this.#made === before) this.reason = why;
  }

  spot = (key: string) => (element: HTMLElement) => {
    this.spots.set(key, element);
    return () => {
      if (this.spots.get(key) === element) this.spots.delete(key);
    };
  };
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** The same for ring and dock of one table. */
export const playOf = perTable((table: Table) => new Play(table));
