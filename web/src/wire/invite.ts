import { address } from './house';

/** Where friends find the house: `reached` is false where only this machine can open the link. */
export interface Way {
  origin: string;
  reached: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

let known: Promise<Way> | null = null;

/** Whoever opened the house on its own machine is there under a name that nobody else can use. */
export function invitingWay(): Promise<Way> {
  known ??= LOOPBACK.test(location.hostname)
    ? address().then(
        ({ url }) => ({ origin: url ?? location.origin, reached: url !== null }),
        () => ({ origin: location.origin, reached: false }),
      )
    : Promise.resolve({ origin: location.origin, reached: true });
  return known;
}

export const tableLink = ({ origin }: Way, id: string): string => `${origin}/t/${id}`;
