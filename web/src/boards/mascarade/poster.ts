import type { Poster } from '../poster';
import Picture from './Picture.svelte';

export const poster: Poster = { Picture, effort: 1, chairs: 5 };
