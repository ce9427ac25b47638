import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Link, LinkEvents } from '../src/wire/link';
import type { Message } from '../src/wire/types';

class FakeLink implements Link {
  open = false;
  readonly sent: string[] = [];
  constructor(
    readonly after: number,
    readonly on: LinkEvents,
  ) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.open = false;
  }
  opens() {
    this.open = true;
    this.on.opened();
  }
  breaks() {
    this.open = false;
    this.on.lost();
  }
}

let links: FakeLink[];
let seq = 0;
const dial = (_: string, after: number, on: LinkEvents) => {
  const link = new FakeLink(after, on);
  links.push(link);
  return link;
};

async function connection(heard: Message[] = []) {
  const { Connection } = await import('../src/wire/connection.svelte');
  return new Connection(
    'velvet-owl-42',
    () => seq,
    (message) => heard.push(message),
    [dial],
  );
}

beforeEach(() => {
  links = [];
  seq = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('repeats a command on the next line until it is answered, under the same id', async () => {
  const line = await connection();
  links[0]!.opens();
  const sent = line.send({ type: 'Start' });
  links[0]!.breaks();
  seq = 7;
  vi.advanceTimersByTime(1000);
  links[1]!.opens();
  expect(links[1]!.after).toBe(7);
  expect(links[1]!.sent).toEqual(links[0]!.sent);
  links[1]!.on.heard({ type: 'Done', id: JSON.parse(links[1]!.sent[0]!).id, seq: 8, answer: {} });
  expect((await sent).seq).toBe(8);
});

it('says why a command was turned away', async () => {
  const line = await connection();
  links[0]!.opens();
  const sent = line.send({ type: 'Start' });
  links[0]!.on.heard({
    type: 'Refused',
    id: JSON.parse(links[0]!.sent[0]!).id,
    field: 'chairs',
    reasons: [{ code: 'players-range', with: {} }],
  });
  await expect(sent).rejects.toMatchObject({ field: 'chairs' });
});

it('tries for ever', async () => {
  const line = await connection();
  for (let i = 0; i < 50; i++) {
    links.at(-1)!.breaks();
    vi.advanceTimersByTime(20_000);
  }
  expect(links.length).toBe(51);
  expect(line.standing).toBe('lost');
});

it('stays away when another window has taken over, until asked back', async () => {
  const line = await connection();
  links[0]!.opens();
  links[0]!.on.heard({ type: 'Superseded' });
  vi.advanceTimersByTime(60_000);
  expect([line.standing, links.length]).toEqual(['superseded', 1]);
  line.takeBack();
  links[1]!.opens();
  expect(line.standing).toBe('open');
});
