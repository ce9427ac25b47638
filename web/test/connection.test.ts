import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Link, LinkEvents } from '../src/wire/link';
import type { Command, Message } from '../src/wire/types';

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
  /** The house says something, as it does first on every line. */
  speaks() {
    this.on.heard({ type: 'Changed' } as Message);
  }
  answers(seq = 8, at = this.sent.length - 1) {
    this.on.heard({ type: 'Done', id: JSON.parse(this.sent[at]!).id, seq, answer: {} });
  }
  get commands(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { command: Command }).command.type);
  }
}

let links: FakeLink[];
let streams: FakeLink[];
let listeners: Record<string, () => void>;
let seq = 0;
const dial = (to: FakeLink[]) => (_: string, after: number, on: LinkEvents) => {
  const link = new FakeLink(after, on);
  to.push(link);
  return link;
};

async function connection(heard: Message[] = [], kinds = [dial(links)]) {
  const { Connection } = await import('../src/wire/connection.svelte');
  return new Connection(
    'velvet-owl-42',
    () => seq,
    (message) => heard.push(message),
    kinds,
  );
}

/** A line over which the house has spoken. */
async function opened() {
  const line = await connection();
  links[0]!.opens();
  links[0]!.speaks();
  return line;
}

/** Until somebody has tried again. */
function redial() {
  const tried = () => links.length + streams.length;
  for (const before = tried(); tried() === before;) vi.advanceTimersToNextTimer();
}

beforeEach(() => {
  links = [];
  streams = [];
  listeners = {};
  seq = 0;
  vi.useFakeTimers();
  const target = {
    addEventListener: (name: string, act: () => void) => void (listeners[name] = act),
    removeEventListener: (name: string) => void delete listeners[name],
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { visibilityState: 'visible', ...target });
  vi.stubGlobal('addEventListener', target.addEventListener);
  vi.stubGlobal('removeEventListener', target.removeEventListener);
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
    redial();
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
  links[1]!.speaks();
  expect(line.standing).toBe('open');
  listeners.online!();
  expect(links.length).toBe(2);
});

it('gives up a line that does not answer a command, says so, and the command is sent again under the same id', async () => {
  const line = await opened();
  const sent = line.send({ type: 'Start' });
  vi.advanceTimersByTime(4_900);
  expect([line.standing, links.length]).toEqual(['open', 1]);
  vi.advanceTimersByTime(200);
  expect(line.standing).toBe('lost');
  vi.advanceTimersByTime(1000);
  links[1]!.opens();
  expect(line.standing).toBe('lost');
  links[1]!.speaks();
  expect([line.standing, links[1]!.sent]).toEqual(['open', links[0]!.sent]);
  links[1]!.answers(9);
  expect((await sent).seq).toBe(9);
});

it('waits no longer for the first answer because more is asked', async () => {
  const line = await opened();
  for (let i = 0; i < 5; i++) {
    void line.send({ type: 'Start' });
    vi.advanceTimersByTime(1_100);
  }
  expect(line.standing).toBe('lost');
});

it('stays on a line that is slow but speaks', async () => {
  const line = await opened();
  void line.send({ type: 'Start' });
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(4_000);
    links[0]!.speaks();
  }
  expect([line.standing, links.length]).toEqual(['open', 1]);
});

it('asks in words after a long silence, once, and goes on where it is answered', async () => {
  const line = await opened();
  vi.advanceTimersByTime(26_000);
  expect(links[0]!.commands).toEqual(['Ping']);
  links[0]!.answers();
  vi.advanceTimersByTime(20_000);
  expect([line.standing, links[0]!.commands]).toEqual(['open', ['Ping']]);
  vi.advanceTimersByTime(5_100);
  expect(links[0]!.commands).toEqual(['Ping', 'Ping']);
  vi.advanceTimersByTime(5_100);
  expect(line.standing).toBe('lost');
  vi.advanceTimersByTime(1_000);
  links[1]!.opens();
  expect(links[1]!.commands).toEqual([]);
});

it('gives up a connect that hangs, and one that opens and says nothing', async () => {
  const line = await connection();
  vi.advanceTimersByTime(8_100);
  expect(line.standing).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(links.length).toBe(2);
  links[1]!.opens();
  vi.advanceTimersByTime(16_100);
  vi.advanceTimersByTime(2_000);
  expect(links.length).toBe(3);
});

it('is not disturbed by what an old line still has to say', async () => {
  const heard: Message[] = [];
  const line = await connection(heard);
  links[0]!.opens();
  links[0]!.speaks();
  void line.send({ type: 'Start' });
  vi.advanceTimersByTime(6_000);
  links[1]!.opens();
  links[1]!.speaks();
  links[1]!.answers();
  links[0]!.on.opened();
  links[0]!.speaks();
  links[0]!.on.heard({ type: 'Superseded' });
  links[0]!.breaks();
  vi.advanceTimersByTime(2_000);
  expect([line.standing, links.length, heard.length]).toEqual(['open', 2, 2]);
});

it('comes back to a house that was restarted, after a farewell and without one', async () => {
  const line = await opened();
  links[0]!.on.heard({ type: 'Farewell', reason: 'stopping' });
  links[0]!.breaks();
  expect(line.standing).toBe('lost');
  vi.advanceTimersByTime(1_000);
  links[1]!.breaks();
  vi.advanceTimersByTime(2_000);
  links[2]!.opens();
  links[2]!.speaks();
  expect(line.standing).toBe('open');
});

it('asks at once when the machine wakes or the network changes, and does not wait for its turn to try', async () => {
  const line = await opened();
  for (const name of ['visibilitychange', 'pageshow', 'offline', 'online']) {
    listeners[name]!();
    expect(links[0]!.commands.at(-1)).toBe('Ping');
    links[0]!.answers();
  }
  expect(links[0]!.sent.length).toBe(4);
  listeners.offline!();
  vi.advanceTimersByTime(5_100);
  expect(line.standing).toBe('lost');
  for (let i = 1; i < 6; i++) {
    vi.advanceTimersByTime(20_000);
    links.at(-1)!.breaks();
  }
  const before = links.length;
  listeners.online!();
  expect(links.length).toBe(before + 1);
});

it('streams where no socket lets anything through', async () => {
  await connection([], [dial(links), dial(streams)]);
  for (let i = 0; i < 2; i++) {
    links[i]!.breaks();
    vi.advanceTimersByTime(3_000);
  }
  expect([links.length, streams.length]).toEqual([2, 1]);
  streams[0]!.breaks();
  vi.advanceTimersByTime(3_000);
  expect(streams.length).toBe(2);
});

it('keeps to sockets through a long absence of the house', async () => {
  await connection([], [dial(links), dial(streams)]);
  links[0]!.opens();
  links[0]!.speaks();
  for (let i = 0; i < 9; i++) {
    [...links, ...streams].forEach((link) => link.breaks());
    redial();
  }
  expect([links.length, streams.length]).toEqual([8, 2]);
});

it('tries no more once it is closed', async () => {
  const line = await opened();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect([line.standing, links.length, Object.keys(listeners)]).toEqual(['gone', 1, []]);
});

const signedOut = async (stranger: boolean) => {
  const { Connection } = await import('../src/wire/connection.svelte');
  const line = new Connection(
    'velvet-owl-42',
    () => seq,
    () => {},
    [dial(links)],
    () => Promise.resolve(stranger),
  );
  links[0]!.opens();
  links[0]!.speaks();
  links[0]!.on.heard({ type: 'Farewell', reason: 'signed-out' });
  expect(line.standing).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_500);
  return line;
};

it('comes back with the new key where the old one was exchanged here', async () => {
  const line = await signedOut(false);
  expect([line.farewell, links.length]).toEqual(['', 2]);
});

it('stays away where the key is not known any more', async () => {
  const line = await signedOut(true);
  expect([line.standing, line.farewell, links.length]).toEqual(['gone', 'signed-out', 1]);
});
