import type { Command, Contents, Event, Manners, Message, Obstacle, Phase, Refusal, View } from './types';
import { Refused } from './connection.svelte';

/** What the house has: its games, how good its bots are, and what it allows. */
export interface House {
  games: Game[];
  levels: string[];
  languages: string[];
  limits: Record<string, number>;
  version: string;
}

export interface Game {
  name: string;
  family: string;
  fewest: number;
  most: number;
  /** How long a game takes here, once enough have been played to tell. */
  minutes: number | null;
  options: Option[];
  /** The printed casts by number of players, where a game has them. */
  casts?: Record<string, string[][]>;
  /** Every card that a cast of one's own may be made of. */
  wardrobe?: string[];
}

export interface Option {
  name: string;
  values: string;
  meaning: string;
}

/** A table as lists show it: who sits there, and when anybody last came. */
export interface Listed {
  id: string;
  game: string;
  names: string[];
  chairs: number;
  taken: number;
  phase: Phase;
  round: number;
  when: string;
}

export interface Replay {
  game: string;
  contents: Contents;
  names: string[];
  steps: { step: number; events: Event[]; view: View }[];
}

export interface TableWanted {
  game: string;
  chairs: number;
  settings: Record<string, string>;
  manners: Manners;
}

/** A question that is not answered within so many milliseconds has failed. */
const PATIENCE = 20_000;

export type Asking = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

let asking: Asking = async (method, path, body) => {
  const text = typeof body === 'string';
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': text ? 'text/plain' : 'application/json' };
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : text ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { field = String(response.status), reasons = [] } = (answer ?? {}) as { field?: string; reasons?: Refusal[] };
  throw new Refused(field, reasons);
};

/** Lets the screens run without a house. */
export function askWith(other: Asking): void {
  asking = other;
}

const get = <T>(path: string) => asking('GET', path) as Promise<T>;
const post = <T>(path: string, body: unknown) => asking('POST', path, body) as Promise<T>;

let house: Promise<House> | null = null;

export function theHouse(): Promise<House> {
  house ??= get<House>('/house').catch((error: unknown) => {
    house = null;
    throw error;
  });
  return house;
}

/** A key of one's own, in a cookie; whoever has one keeps it. */
export const arrive = () => post<unknown>('/guests', {});
/** Another key, in the cookie: whoever has the old one is a stranger. */
export const exchangeKey = () => post<unknown>('/guests/me/key', {});
/** One leaves every chair, and the key is nobody's any more. */
export const forgetKey = () => post<unknown>('/guests/me/forget', {});
/** The tables where this guest has a chair. */
export const myTables = () => get<Listed[]>('/guests/me');
export const listedTables = () => get<Listed[]>('/tables');

/** The address under which others find the house; nothing, if only this machine does. */
export const address = () => get<{ url: string | null }>('/address');

/** Promises a table. Nothing is there until it is taken. */
export const offerTable = (wanted: TableWanted) => post<{ id: string; commitment: string }>('/offers', wanted);
/** One sits down there among bots of this level, and the cards are dealt. */
export const takeTable = (id: string, given: { name: string; contribution: string; level: string }) =>
  post<{ id: string }>(`/offers/${id}`, given);
/** A saved game becomes a finished table. */
export const bringRecord = (record: string) => post<{ id: string }>('/records', record);

export const openTable = (wanted: TableWanted) => post<{ id: string }>('/tables', wanted);
/** A command without a line of one's own, for what is done before one comes to the table. */
export const command = (id: string, given: Command) =>
  post<unknown>(`/tables/${id}/commands`, {
    id: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
    command: given,
  });
export const check = (game: string, chairs: number, settings: Record<string, string>) =>
  post<Obstacle[]>('/check', { game, chairs, settings });
export const welcome = (id: string) => get<Extract<Message, { type: 'Welcome' }>>(`/tables/${id}`);
/** The house tells a long game in pages of so many steps. */
const PAGE = 500;

/** `shared` is what somebody who sat there has given one. */
export async function replay(id: string, round: number, as: string, shared = ''): Promise<Replay> {
  const path = `/tables/${id}/rounds/${round}/replay?as=${as}${shared && `&share=${shared}`}`;
  const film = await get<Replay>(path);
  for (let more = film.steps; more.length === PAGE; film.steps.push(...more)) {
    more = (await get<Replay>(`${path}&from=${film.steps.length}`)).steps;
  }
  return film;
}
export const share = async (id: string, round: number) =>
  (await post<{ share: string }>(`/tables/${id}/rounds/${round}/share`, {})).share;
export const record = async (id: string, round: number) => {
  const response = await fetch(recordPath(id, round), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Refused(String(response.status), []);
  return response.text();
};
export const recordPath = (id: string, round: number) => `/api/tables/${id}/rounds/${round}/record`;
