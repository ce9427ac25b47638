import type { Component } from 'svelte';
import type { Manifest } from '../table/manifest';

/** One folder a family of games. */
const games = import.meta.glob<{ game: Manifest }>('./*/index.ts');

/** A lesson is fetched by whoever wants to learn. */
const lessons = import.meta.glob<{ default: Component }>('./*/lesson/Lesson.svelte');
const lessonOf = (family: string) => lessons[`./${family}/lesson/Lesson.svelte`];

export const hasLesson = (family: string): boolean => lessonOf(family) !== undefined;
export const lesson = (family: string): Promise<{ default: Component } | null> =>
  lessonOf(family)?.() ?? Promise.resolve(null);

/** The manifest of a family of games, fetched when it is first needed. A family without one gets the plain list. */
export async function board(family: string): Promise<Manifest> {
  const found = games[`./${family}/index.ts`] ?? games['./plain/index.ts']!;
  return (await found()).game;
}
