import type { Tongue } from '../../table/tongue';
import { of } from './fight';
import type { Event } from './game';

/** Drago killed Olaf (8 to 5). */
function fights(deed: readonly Event[], over: boolean, { say, word }: Tongue): string[] {
  return deed.flatMap((event, i) => {
    if (event.type !== 'Compared') return [];
    const next = deed.findIndex(({ type }, j) => j > i && type === 'Compared');
    const since = deed.slice(i, next < 0 ? undefined : next);
    const dead = of(since, 'Killed').map(({ card }) => card);
    // What comes of the numbers is told after them.
    const came = dead.includes(event.target)
      ? 'killed'
      : dead.includes(event.attacker)
        ? 'fell'
        : over || since.some(({ type }) => type !== 'Compared' && type !== 'AbleToDiscard')
          ? 'stood'
          : 'open';
    return [
      word('masquerade-log-fight', {
        attacker: say('named', event.attacker),
        target: say('named', event.target),
        attack: event.attack,
        health: event.health,
        came,
      }),
    ];
  });
}

/** The one line of a turn. */
export function line(deed: readonly Event[], over: boolean, tongue: Tongue): string | null {
  const { say, seat, word } = tongue;
  const turn = of(deed, 'TurnBegan')[0];
  if (!turn) return null;
  const up = of(deed, 'TurnedUp').map(({ card }) => card);
  const hidden = of(deed, 'Laid').filter(({ up }) => !up).length;
  const parts = [
    ...fights(deed, over, tongue),
    ...(up.length > 0 ? [word('masquerade-log-turned', { cards: say('list:named', up) })] : []),
  ];
  if (parts.length === 0 && over) parts.push(word('masquerade-log-quiet', { count: hidden }));
  return parts.length > 0 ? word('masquerade-log-turn', { name: seat(turn.seat), parts: parts.join('; ') }) : null;
}
