import { speech } from './speech.svelte';

/** A name for somebody who has not said theirs: Velvet Owl, Hibou doré. */
export function invented(random: () => number = Math.random): string {
  const one = (words: string) => {
    const all = speech.word(words).split(' ');
    return all[Math.floor(random() * all.length)]!;
  };
  return speech.word('invented-name', { how: one('invented-how'), who: one('invented-who') });
}
