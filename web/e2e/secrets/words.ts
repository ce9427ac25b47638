import { readFileSync } from 'node:fs';

/** What cards are called on the screen, by their names on the wire. */
export function spoken(family: string): Map<string, string> {
  const file = new URL(`../../../${family}/src/main/resources/words/${family}.en.ftl`, import.meta.url);
  return new Map([...readFileSync(file, 'utf8').matchAll(/^name-(\S+) = (.+)$/gm)].map(([, id, name]) => [id!, name!]));
}
