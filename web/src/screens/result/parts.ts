import { fetched } from '../../parts/fetched';

/** What a finished game is told with. */
export const result = fetched(() => import('./Result.svelte'));
export const story = fetched(() => import('./Story.svelte'));
