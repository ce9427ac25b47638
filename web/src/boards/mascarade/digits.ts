import { settings } from '../../look/settings.svelte';
import { free } from '../../parts/hotkey';

/** Two digits in quick succession are one number: there are up to thirteen seats. */
const TOGETHER = 700;

/** Digits press the chair of that number. Focus stays in the dock, where Enter confirms. */
export function digits(seats: number) {
  return (ring: HTMLElement) => {
    let before = { digit: 0, at: -Infinity };
    const press = (seat: number) => {
      const chair = ring.querySelector(`[data-seat="${seat}"]`);
      chair?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    const pressed = (event: KeyboardEvent) => {
      if (!settings.keys || !/^\d$/.test(event.key) || !free(event) || ring.closest('[inert]')) return;
      // The list of chairs would count from my left neighbour; here it is the number written on the chair.
      event.stopPropagation();
      event.preventDefault();
      const digit = Number(event.key);
      const both = before.digit * 10 + digit;
      const together = before.digit > 0 && event.timeStamp - before.at < TOGETHER && both <= seats;
      if (together) press(before.digit);
      press(together ? both : digit);
      before = { digit: together ? 0 : digit, at: event.timeStamp };
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  };
}
