/** A piece of a sentence: somebody's name, coins won or lost, or words. */
export type Piece = { text: string; player: number | null; coins: 'won' | 'lost' | null };

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence in pieces, so that people can be shown with their emblem and colour. `names` are by player. */
export function pieces(sentence: string, names: readonly (string | null)[]): Piece[] {
  const known = new Map(names.flatMap((name, i) => (name ? [[name, i + 1] as const] : [])));
  const longest = [...known.keys()].sort((one, other) => other.length - one.length).map(plain);
  // Part of a longer word is nobody's name.
  const people = longest.length > 0 ? `(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])|` : '';
  const all = sentence.split(new RegExp(`(${people}[+−]\\d+)`, 'u'));
  return all
    .map((text, i): Piece => {
      const found = i % 2 === 1;
      const player = found ? (known.get(text) ?? null) : null;
      const coins = !found || player !== null ? null : text.startsWith('+') ? 'won' : 'lost';
      return { text, player, coins };
    })
    .filter(({ text }) => text !== '');
}
