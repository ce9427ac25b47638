import { move, onPage } from '../../parts/motion';
import type { Step, Track } from './trace';

/** Where the cards and the piles were before the table changed, and what they looked like. */
export interface Before {
  boxes: Map<string, DOMRect>;
  copies: Map<string, HTMLElement>;
}

export function remember(): Before {
  const boxes = new Map<string, DOMRect>();
  const copies = new Map<string, HTMLElement>();
  for (const card of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const key = card.dataset.place!;
    boxes.set(key, card.getBoundingClientRect());
    copies.set(key, card.cloneNode(true) as HTMLElement);
  }
  return { boxes, copies };
}

const cardAt = (key: string | null) => (key ? document.querySelector<HTMLElement>(`[data-place="${key}"]`) : null);
const pile = (name: string) => document.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();

/** Shows one step within its beat; a card that left is shown by its copy. */
export function show({ event, tracks }: Step, before: Before, length: number): void {
  switch (event.type) {
    case 'Killed':
    case 'Discarded':
      return tracks.forEach((track) => ghost(track, before, pile('grave'), length));
    case 'Gathered':
      return tracks.forEach((track) => ghost(track, before, pile('deck'), length));
    case 'ChangedSides':
      return tracks.forEach((track) => ghost(track, before, cardAt(track.to)?.getBoundingClientRect(), length));
    case 'Joined':
      return tracks.forEach((track) => arrive(track, before, length));
    case 'Laid':
    case 'Revealed':
    case 'TurnedUp':
    case 'TurnedDown':
      return tracks.forEach((track) => card(track, TURN, length));
    case 'Shuffled':
      return shuffle(tracks, length);
    case 'Poisoned':
    case 'PoisonStruck':
    case 'Summoned':
      return tracks.forEach((track) => card(track, SWELL, length));
    default:
  }
}

const still = { transform: 'none' };
/** The face changes while the card stands on edge. */
const TURN: Keyframe[] = [still, { transform: 'rotateY(90deg)', offset: 0.5 }, still];
const SWELL: Keyframe[] = [still, { transform: 'scale(1.12)', offset: 0.4 }, still];

function card(track: Track, frames: Keyframe[], length: number): void {
  const element = cardAt(track.to);
  // Symmetrical, so that half the way is half the beat.
  if (element) move(element, frames, { length, easing: 'ease-in-out', fill: 'none' });
}

/** Cards meet in the middle and part again: the same whatever has changed places with what. */
function shuffle(tracks: Track[], length: number): void {
  const cards = tracks.flatMap((track) => cardAt(track.to) ?? []).filter((card) => card.classList.contains('down'));
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const middle = boxes.reduce((sum, box) => sum + box.left / boxes.length, 0);
  cards.forEach((card, i) => {
    const meet = `translateX(${middle - boxes[i]!.left}px)`;
    const frames = [
      still,
      { transform: `${meet} rotate(-5deg)`, offset: 0.35 },
      { transform: `${meet} rotate(5deg)`, offset: 0.65 },
      still,
    ];
    move(card, frames, { length, easing: 'ease-in-out', fill: 'none' });
  });
}

/** A new card comes from the deck; one that changed sides has its copy fly. */
function arrive(track: Track, before: Before, length: number): void {
  const card = cardAt(track.to);
  const from = track.from ? before.boxes.get(track.from) : pile('deck');
  const to = card?.getBoundingClientRect();
  if (!card || !from || !to) return;
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(0.6)`;
  const frames = [
    { transform: away, opacity: 0 },
    { opacity: 1, offset: 0.4 },
    { ...still, opacity: 1 },
  ];
  move(card, frames, { length, fill: 'backwards' });
}

function ghost(track: Track, before: Before, to: DOMRect | undefined, length: number): void {
  const box = track.from ? before.boxes.get(track.from) : undefined;
  const copy = track.from ? before.copies.get(track.from) : undefined;
  if (!box || !copy) return;
  for (const name of ['data-place', 'aria-pressed']) copy.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '35',
    pointerEvents: 'none',
  });
  const gone = onPage(copy);
  const end = to ? `translate(${to.left - box.left}px, ${to.top - box.top}px) scale(0.4)` : 'translateY(2rem)';
  const frames = [
    { ...still, opacity: 1 },
    { opacity: 1, offset: 0.6 },
    { transform: end, opacity: 0 },
  ];
  move(copy, frames, { length }, gone);
}
