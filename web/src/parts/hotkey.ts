import { settings } from '../look/settings.svelte';
import { meant } from '../table/keys';

/** Lets a key do what a button does, unless somebody is typing or has turned keys off. */
export function hotkey(key: string | undefined, act: () => void) {
  return (element: HTMLElement) => {
    if (!key) return;
    const pressed = (event: KeyboardEvent) => {
      if (meant(event.key)?.toLowerCase() !== key.toLowerCase() || !settings.keys || !free(event)) return;
      if (element.closest('[inert]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  };
}

/** Whether a key press is for the table: no modifier, no text field, and no button that Space or Enter would press. */
export function free(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return false;
  return !((event.key === ' ' || event.key === 'Enter') && at?.closest('button, a, summary, [role=button]'));
}
