import { fightOf, of, type Fight } from './fight';
import type { Event, Table } from './game';

/** What is played over the lines. */
export type Stageplay =
  /** One card is pointed at another. */
  | { type: 'aim'; fight: Fight }
  /** They meet; in a hush the King is about to fall. */
  | { type: 'fight'; fight: Fight; hush: boolean; ends: boolean }
  /** A text happens; those that did, and those that wait. */
  | { type: 'text'; seat: number; card: string; done: string[]; waiting: string[] }
  /** What it was all about: the King, and the Queen where the two have met. */
  | { type: 'royals'; cards: string[]; seats: number[]; fallen: boolean };

const MEETS: ReadonlySet<string> = new Set(['Compared', 'Killed', 'Unharmed', 'Shielded']);

/** What of it all is on now, as far as it was told. What a beat brings that is on but not told is still a secret. */
export function staged(table: Table): Stageplay | null {
  const { begun, latest, deed, view } = table;
  const beat = begun ?? latest;
  if (!beat || beat.still) return null;
  const ended = of(latest?.events ?? [], 'Ended')[0];
  if (ended) {
    const seats = ended.winners.map((player) => table.names.seatOf(player));
    return {
      type: 'royals',
      cards: ended.ending === 'pair' ? ['King', 'Queen'] : ['King'],
      seats,
      fallen: ended.ending === 'kill',
    };
  }
  const has = (kinds: ReadonlySet<string>) => beat.events.some(({ type }) => kinds.has(type));
  const hush = beat.held === 'Hush';
  const fight = fightOf(deed, view);
  if (fight && concerns(fight, beat.events) && (hush || has(MEETS))) {
    const ends = fight.attacker.fate !== null || fight.target.fate !== null;
    // Numbers that wait for somebody's answer stay in sight, but for whoever is asked and wants to see the table.
    return begun === null && (ends || table.inquiry) ? null : { type: 'fight', fight, hush, ends };
  }
  if (hush) return { type: 'royals', cards: ['King'], seats: [], fallen: false };
  if (!begun) return null;
  if (fight && of(beat.events, 'Attacked').length > 0) return { type: 'aim', fight };
  const text = of(begun.events, 'TextUsed').at(-1);
  if (!text) return null;
  const done = of(deed, 'TextUsed').map(({ card }) => card);
  return {
    type: 'text',
    seat: text.seat,
    card: text.card,
    done: done.slice(0, done.lastIndexOf(text.card)),
    waiting: view.waiting.slice(view.waiting[0] === text.card ? 1 : 0),
  };
}

/** Whether those who die here are those who fight. */
function concerns({ attacker, target }: Fight, events: readonly Event[]): boolean {
  const dead = of(events, 'Killed');
  return dead.length === 0 || dead.some(({ card }) => card === attacker.card || card === target.card);
}
