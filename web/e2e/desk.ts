import type { Command, Film, Manners, Message } from '../src/wire/types';
import type { Person } from './browser';

/** Prepares tables by commands, as programs do, where clicking is not what is being tested. */

export interface Wish {
  game: string;
  chairs: number;
  settings?: Record<string, string>;
  manners?: Partial<Manners>;
  level?: string;
}

const MANNERS: Manners = {
  memory: 'classic',
  pace: 'off',
  bots: 'quick',
  spectators: true,
  listed: false,
  chat: true,
  keep: 30,
  newcomers: true,
};

export interface Laid {
  house: string;
  id: string;
  link: string;
}

/** A table with people in the first chairs and bots in the others; the first is its host. */
export async function lay(house: string, people: { person: Person; name: string }[], wish: Wish): Promise<Laid> {
  const { game, chairs, settings = {}, manners = {}, level = 'novice' } = wish;
  for (const { person } of people) await ask(person, `${house}/api/guests`, {});
  const host = people[0]!.person;
  const { id } = (await ask(host, `${house}/api/tables`, {
    game,
    chairs,
    settings,
    manners: { ...MANNERS, ...manners },
  })) as { id: string };
  const laid = { house, id, link: `${house}/t/${id}` };
  for (const [i, { person, name }] of people.entries())
    await tell(person, laid, { type: 'Sit', chair: i + 1, name, contribution: contribution(i) });
  for (let chair = people.length + 1; chair <= chairs; chair++)
    await tell(host, laid, { type: 'SeatBot', chair, level });
  return laid;
}

export async function tell(person: Person, { house, id }: Laid, command: Command): Promise<Record<string, string>> {
  const done = (await ask(person, `${house}/api/tables/${id}/commands`, { id: crypto.randomUUID(), command })) as {
    answer: Record<string, string>;
  };
  return done.answer;
}

/** A finished game through other eyes, `open` for all cards open. */
export async function film(person: Person, { house, id }: Laid, round: number, as: string): Promise<Film> {
  const response = await person.context.request.get(`${house}/api/tables/${id}/rounds/${round}/replay?as=${as}`);
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as Film;
}

async function ask(person: Person, url: string, data: unknown): Promise<unknown> {
  const response = await person.context.request.post(url, { data });
  if (!response.ok()) throw new Error(`${JSON.stringify(data)}: ${await response.text()}`);
  return response.json();
}

const contribution = (i: number) => String(i).padStart(32, 'ab');

type Welcome = Extract<Message, { type: 'Welcome' }>;

export async function welcome(person: Person, { house, id }: Laid): Promise<Welcome> {
  const response = await person.context.request.get(`${house}/api/tables/${id}`);
  return (await response.json()) as Welcome;
}

/**
 * Answers for a chair as its clock would, until it is asked what is wanted, for the so-manieth time; `over` goes on to
 * the end of the game.
 */
export async function playOn(person: Person, laid: Laid, chair: number, wanted: string, times = 1): Promise<void> {
  for (let left = times; ;) {
    const { position } = await welcome(person, laid);
    if (wanted === 'over' && position?.ended) return;
    if (!position || position.ended) throw new Error(`${laid.id} ended before anybody was asked ${wanted}`);
    const inquiry = position.inquiries.find((each) => each.chair === chair && !each.given);
    if (inquiry?.question.type === wanted && !inquiry.early && --left === 0) return;
    if (position.ready && !position.ready.includes(chair)) await tell(person, laid, { type: 'Ready', chair });
    else if (inquiry) await tell(person, laid, { type: 'Play', chair, step: position.step, move: inquiry.fallback });
    else await new Promise((later) => setTimeout(later, 50));
  }
}
