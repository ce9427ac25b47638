import type { Component } from 'svelte';
import type { Game } from '../wire/house';

/** How a family of games invites at the door. */
export interface Poster {
  Picture: Component;
  /** How much there is to learn, from 1 to 3. */
  effort: number;
  /** So many play a quick game. */
  chairs: number;
}

const posters = import.meta.glob<{ poster: Poster }>('./*/poster.ts', { eager: true });

/** A family without one is invited to in words. */
export const poster = (family: string): Poster | undefined => posters[`./${family}/poster.ts`]?.poster;

/** So many play a quick game whose poster does not say. */
const CHAIRS = 5;

export const usualChairs = ({ family, fewest, most }: Game): number =>
  Math.min(most, Math.max(fewest, poster(family)?.chairs ?? CHAIRS));
