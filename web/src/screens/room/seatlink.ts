const MARK = '#seat=';

/** The code follows the mark of the address, which browsers do not send: no log of any house or proxy has it. */
export function seatLink(id: string, code: string): string {
  return `${location.origin}/t/${id}${MARK}${encodeURIComponent(code)}`;
}

/** The code somebody came with; it is taken out of the address, for it opens only once. */
export function codeBrought(): string | null {
  if (!location.hash.startsWith(MARK)) return null;
  const code = decodeURIComponent(location.hash.slice(MARK.length));
  history.replaceState(null, '', location.pathname + location.search);
  return code;
}
