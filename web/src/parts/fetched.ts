/** A part of the page that is fetched once: whoever asks for it again has it at once, before anything is drawn. */
export function fetched<T>(fetch: () => Promise<T>): () => T | Promise<T> {
  let part: T | null = null;
  return () => part ?? fetch().then((found) => (part = found));
}
