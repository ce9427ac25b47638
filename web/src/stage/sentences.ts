/** The first sentence of what is said, and what follows it: a headline says the one, the line below it the other. */
export function headlineOf(words: string): [head: string, more: string] {
  const [, head, more] = /^(.+?[.!?…](?:\s?["”»])?)\s+([^\s"”»].*)$/su.exec(words) ?? [];
  return head !== undefined && more !== undefined ? [head, more] : [words, ''];
}
