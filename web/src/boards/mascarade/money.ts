import type { Event, View } from './game';

export interface Money {
  purses: number[];
  bank: number;
  courthouse: number;
}

/** What lay where before these events, found backwards from what lies where after them. */
export function before(after: Pick<View, 'purses' | 'bank' | 'courthouse'>, events: readonly Event[]): Money {
  const money: Money = { purses: [...after.purses], bank: after.bank, courthouse: after.courthouse };
  const add = (seat: number, coins: number) => (money.purses[seat - 1] = (money.purses[seat - 1] ?? 0) + coins);
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'TookFromBank':
        add(event.seat, -event.coins);
        money.bank += event.coins;
        break;
      case 'TookCourthouse':
        add(event.seat, -event.coins);
        money.courthouse += event.coins;
        break;
      case 'Paid':
        add(event.from, event.coins);
        add(event.to, -event.coins);
        break;
      case 'Fined':
        add(event.seat, event.coins);
        money.courthouse -= event.coins;
        break;
      case 'FortunesExchanged': {
        const one = money.purses[event.one - 1]!;
        money.purses[event.one - 1] = money.purses[event.other - 1]!;
        money.purses[event.other - 1] = one;
        break;
      }
      default:
    }
  }
  return money;
}
