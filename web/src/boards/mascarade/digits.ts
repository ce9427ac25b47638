import { settings } from '../../look/settings.svelte';
import { free } from '../../parts/hotkey';

/** Two digits in quick succession are one number: there are up to thirteen seats. */
const TOGETHER = 700;

/** Digits press the chair of that number. Focus stays in the dock, where Enter confirms. */
export function digits(chair: (seat: number) => HTMLElement | undefined, seats: number) {
  return (element: HTMLElement) => {
    let before = { digit: 0, at: 0 };
    const pressed = (event: KeyboardEvent) => {
      if (!settings.keys || !/^\d$/.test(event.key) || !free(event) || element.closest('[inert]')) return;
      const digit = Number(event.key);
      const now = performance.now();
      const both = before.digit * 10 + digit;
      const seat = now - before.at < TOGETHER && before.digit > 0 && both <= seats ? both : digit;
      before = { digit, at: now };
      const button = chair(seat)?.querySelector<HTMLElement>('.stop');
      if (!button) return;
      // The list of chairs counts from the left neighbour; here it is the number that is written on the chair.
      event.stopPropagation();
      event.preventDefault();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  };
}
