import { digits, keys } from '../../parts/hotkey';

/** Two digits in quick succession are one number: there are up to thirteen seats. */
const TOGETHER = 700;

/** Digits press the chair of that number. Focus stays in the dock, where Enter confirms. */
export function chairByDigit(seats: number) {
  return (ring: HTMLElement) => {
    let before = { digit: 0, at: -Infinity };
    const press = (seat: number) => {
      const chair = ring.querySelector(`[data-seat="${seat}"]`);
      chair?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    const pressed = (digit: number, { timeStamp }: KeyboardEvent) => {
      const both = before.digit * 10 + digit;
      const together = before.digit > 0 && timeStamp - before.at < TOGETHER && both <= seats;
      if (together) press(before.digit);
      press(together ? both : digit);
      before = { digit: together ? 0 : digit, at: timeStamp };
    };
    return keys('board', digits(pressed))(ring);
  };
}
