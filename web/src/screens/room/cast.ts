/** A cast as the house reads it: `King, Peasant x2, Duke = King 4`. */
export interface Cast {
  cards: Map<string, number>;
  /** Characters of one's own, one definition a line. */
  own: string[];
}

export function readCast(text: string): Cast {
  const cast: Cast = { cards: new Map(), own: [] };
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const times = /^(.+?)\s*x([1-9])$/.exec(entry);
    if (entry.includes('=')) cast.own.push(entry);
    else add(cast, times?.[1] ?? entry, Number(times?.[2] ?? 1));
  }
  return cast;
}

export function castOf(names: readonly string[]): Cast {
  const cast: Cast = { cards: new Map(), own: [] };
  for (const name of names) add(cast, name, 1);
  return cast;
}

export function writeCast({ cards, own }: Cast): string {
  const names = [...cards]
    .filter(([, copies]) => copies > 0)
    .map(([name, copies]) => (copies > 1 ? `${name} x${copies}` : name));
  return [...names, ...own].join(', ');
}

export function size({ cards, own }: Cast): number {
  return [...cards.values()].reduce((sum, copies) => sum + copies, own.length);
}

function add({ cards }: Cast, name: string, copies: number): void {
  cards.set(name, (cards.get(name) ?? 0) + copies);
}
