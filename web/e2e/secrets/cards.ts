import type { Event, Film, Message, masquerade, masques, View } from '../../src/wire/types';
import type { Oracle, Piece, Secret } from './oracle';
import { spoken } from './words';

/** Masques and Masquerade: each card has a name of its own, so a secret is named by naming it anywhere. */
export class Cards implements Oracle {
  readonly #names: Map<string, string>;
  readonly #allowed = new Map<number, Set<string>>();
  /** Everything heard up to a step: what is past may be told again, wherever the card is now. */
  readonly #past = new Map<number, Set<string>>();
  /** What was heard at one step, be it drawn anew before the step is over. */
  readonly #said = new Map<number, Set<string>>();
  /** What the next player holds. */
  readonly #held = new Map<number, Set<string>>();
  /** What this chair is asked to name one of: everything that does not lie on the table. */
  readonly #offered = new Map<number, Set<string>>();
  readonly #over = new Set<number>();

  constructor(
    private readonly game: string,
    film: Film,
    private readonly chair: number,
  ) {
    const all = printed(film);
    const words = spoken(game);
    this.#names = new Map(all.map((card) => [card, words.get(card) ?? card]));
    let heard = new Set<string>();
    const ever = new Set<string>();
    for (const { step, events, view } of film.steps) {
      heard = new Set(heard);
      const said = new Set<string>();
      for (const event of events) {
        const named = [...this.#in(event)];
        if (this.#hears(event)) named.forEach((card) => heard.add(card) && ever.add(card) && said.add(card));
        // Drawn anew by somebody else: who it was before says nothing about where it is now.
        else if (event.type === 'Learned') named.forEach((card) => heard.delete(card));
      }
      this.#allowed.set(step, new Set([...heard, ...this.#in(seen(view, chair))]));
      this.#allowed.get(step)!.forEach((card) => ever.add(card));
      this.#past.set(step, new Set(ever));
      this.#said.set(step, said);
      if ('guests' in view) this.#held.set(step, new Set(this.#in(view.guests[chair])));
      const open = new Set(this.#in(seen(view, 0)));
      if (names(events, chair)) this.#offered.set(step, new Set(all.filter((card) => !open.has(card))));
      if (view.outcome) this.#over.add(step);
    }
  }

  told(message: Message, step: number): string[] {
    const { contents: _, events = [], history = [], ...now } = message as Record<string, unknown>;
    const heard = [...(events as Event[]), ...(history as { events: Event[] }[]).flatMap(({ events }) => events)];
    const stale = [...this.#in(heard)].filter((card) => !this.#past.get(step)?.has(card));
    const found = [...this.#in(now, true)].filter((card) => !this.#may(step).has(card));
    const strange = heard.filter((event) => !this.#hears(event)).map((event) => JSON.stringify(event));
    return [...stale, ...found, ...others(now, this.chair), ...strange];
  }

  /** What is past stays in the log, what may be named is offered; elsewhere stands only what is known, or was just said. */
  drawn(pieces: readonly Piece[], from: number, to: number): string[] {
    const past = this.#past.get(to) ?? new Set();
    const steps = [...this.#allowed.keys()].filter((step) => step >= from && step <= to);
    const now = new Set(steps.flatMap((step) => [...this.#may(step), ...this.#said.get(step)!]));
    const offered = new Set(steps.flatMap((step) => [...(this.#offered.get(step) ?? [])]));
    return pieces.flatMap(({ region, text }) =>
      [...this.#names].flatMap(([card, name]) => {
        const fine =
          region === 'log'
            ? past.has(card)
            : (now.has(card) && !region.startsWith('guest')) || (region === 'dock' && offered.has(card));
        return (text === card || text.includes(name)) && !fine ? [`${region}: ${card}`] : [];
      }),
    );
  }

  /** Nothing of a game is written down at all. */
  kept(text: string): string[] {
    return [...this.#names].flatMap(([card, name]) =>
      text.includes(name) || text.includes(`"${card}"`) ? [card] : [],
    );
  }

  secrets(step: number): Secret[] {
    if (this.#over.has(step)) return [];
    const player = this.chair + 1;
    if (this.game === 'masques')
      return [...(this.#held.get(step) ?? [])].map((plot) => ({
        event: { type: 'Picked', player, plot },
        piece: { region: `guest ${player}`, text: plot },
        text: this.#names.get(plot)!,
      }));
    return [...this.#names].flatMap(([card, text]) =>
      this.#past.get(step)?.has(card)
        ? []
        : [{ event: { type: 'Glimpsed', player, card }, piece: { region: '', text }, text }],
    );
  }

  #may(step: number): Set<string> {
    return this.#allowed.get(step) ?? new Set();
  }

  #hears(event: Event): boolean {
    return !('player' in event) || event.player === this.chair;
  }

  /** The cards a value names. Whom a Courtesan may ask for is everybody, and tells nothing. */
  *#in(value: unknown, asked = false): Iterable<string> {
    if (typeof value === 'string' && this.#names.has(value)) yield value;
    if (typeof value !== 'object' || value === null) return;
    if (asked && (value as { question?: { type: string } }).question?.type === 'WhichToName') return;
    for (const part of Object.values(value)) yield* this.#in(part, asked);
  }
}

function printed({ contents }: Film): string[] {
  return 'plots' in contents
    ? contents.plots.map(({ plot }) => plot)
    : (contents as masquerade.Contents).cards.map(({ card }) => card);
}

/** Whether these events leave this chair with a card to name, whoever has it. */
function names(events: readonly Event[], chair: number): boolean {
  const last = events.at(-1);
  return last?.type === 'Bought' && last.influence === 'Courtesan' && last.seat === chair;
}

/** Other people's hands: whatever is in them was not for these eyes, even where the cards are known. */
function others(said: Record<string, unknown>, chair: number): string[] {
  const { guests = [] } = ((said.position as { view?: View } | null)?.view ?? {}) as Partial<masques.View>;
  return guests.flatMap(({ hand, packet }, i) =>
    i + 1 !== chair && hand.length + packet.length > 0 ? [`the hand of ${i + 1}`] : [],
  );
}

/** What lies open for everybody, and what this chair holds. */
function seen(view: View, chair: number): unknown {
  if ('guests' in view) {
    const { guests, ...rest } = view as masques.View;
    return [rest, guests[chair - 1]];
  }
  // A text waits aloud, even once its card has gone somewhere else.
  const { lines, graveyard, waiting } = view as masquerade.View;
  return [graveyard, waiting, lines[chair - 1], lines.flat().filter(({ up }) => up)];
}
