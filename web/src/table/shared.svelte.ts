/**
 * One of something for each table, shared by its board and its dock. It lives as long as the table, and not only as
 * long as the part of the screen that asked for it first: what is derived there would go stale with it.
 */
export function perTable<T extends object, V>(make: (table: T) => V): (table: T) => V {
  const known = new WeakMap<T, V>();
  return (table) => {
    const found = known.get(table);
    if (found !== undefined) return found;
    let made: V | undefined;
    $effect.root(() => {
      made = make(table);
    });
    known.set(table, made!);
    return made!;
  };
}
