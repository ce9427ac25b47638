import type { Message } from './types';

/** One line to a table, as long as it holds. */
export interface Link {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface LinkEvents {
  opened(): void;
  heard(message: Message): void;
  lost(): void;
}

/** Where a line to a table is asked for. A screen for the whole room is told no more than a spectator. */
function lineUrl(table: string, kind: 'socket' | 'events', after: number, screen: boolean): URL {
  const url = new URL(`/api/tables/${table}/${kind}`, location.href);
  if (after > 0) url.searchParams.set('after', String(after));
  if (screen) url.searchParams.set('screen', '');
  return url;
}

/** A socket both ways. */
export function socketLink(table: string, after: number, on: LinkEvents, screen = false): Link {
  const url = lineUrl(table, 'socket', after, screen);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.onopen = () => on.opened();
  socket.onmessage = (event) => on.heard(JSON.parse(String(event.data)) as Message);
  socket.onclose = () => on.lost();
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => {
      socket.onopen = null;
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    },
  };
}

/** Where a socket cannot be had: messages stream in, commands go one by one. */
export function streamLink(table: string, after: number, on: LinkEvents, screen = false): Link {
  const source = new EventSource(lineUrl(table, 'events', after, screen));
  source.onopen = () => on.opened();
  source.onmessage = (event) => on.heard(JSON.parse(String(event.data)) as Message);
  source.onerror = () => {
    source.close();
    on.lost();
  };
  return {
    get open() {
      return source.readyState === EventSource.OPEN;
    },
    send: (text) => {
      void post(table, text).then(
        (answer) => answer && on.heard(answer),
        () => {
          source.close();
          on.lost();
        },
      );
    },
    close: () => source.close(),
  };
}

/** Whether the house does not know this browser; one that cannot be reached has not said so. */
export const unknownHere = () =>
  fetch('/api/guests/me').then(
    ({ status }) => status === 401,
    () => false,
  );

/** A command that is not answered in time is sent again on the next line. */
const PATIENCE = 10_000;

async function post(table: string, body: string): Promise<Message | null> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`/api/tables/${table}/commands`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(PATIENCE),
  });
  return (await response.json()) as Message | null;
}
