import type { Component } from 'svelte';
import type { Manifest } from '../table/manifest';
import { speech } from '../words/speech.svelte';

/** One folder a family of games. */
const games = import.meta.glob<{ game: Manifest }>('./*/index.ts');

/** A lesson is fetched by whoever wants to learn. */
const lessons = import.meta.glob<{ default: Component }>('./*/lesson/Lesson.svelte');
const lessonOf = (family: string) => lessons[`./${family}/lesson/Lesson.svelte`];

export const hasLesson = (family: string): boolean => lessonOf(family) !== undefined;
export async function lesson(family: string): Promise<{ default: Component } | null> {
  const [found] = await Promise.all([lessonOf(family)?.(), speech.learn(family)]);
  return found ?? null;
}

/** The manifest of a family of games, fetched with its words when it is first needed. A family without one gets the plain list. */
export async function board(family: string): Promise<Manifest> {
  const found = games[`./${family}/index.ts`] ?? games['./plain/index.ts']!;
  const [{ game }] = await Promise.all([found(), speech.learn(family)]);
  return game;
}
