import { on } from 'svelte/events';
import { settings } from '../../look/settings.svelte';
import { usualKey } from '../../table/keys';

/** How long a press lasts before it is a hold and no longer a tap, in milliseconds. */
const HOLD = 400;

interface Deeds {
  /** Whether only holding shows it: then it shows at once, and goes when let go. */
  secret: boolean;
  look(): void;
  hide(): void;
  tap(keyboard: boolean): void;
}

/** The key that shows the card one stands on as long as it is pressed. */
const reads = ({ key }: KeyboardEvent) => settings.keys && usualKey(key) === 'i';

/**
 * A card that is both tapped and held, by finger, mouse or key: a tap picks it, a hold shows it.
 * Looking at a card never answers a question.
 */
export function hold(deeds: () => Deeds) {
  return (card: HTMLElement) => {
    let since = 0;
    let timer = 0;
    const press = () => {
      since = performance.now();
      if (deeds().secret) deeds().look();
      else timer = window.setTimeout(() => deeds().look(), HOLD);
    };
    const release = () => {
      clearTimeout(timer);
      const long = since > 0 && performance.now() - since >= HOLD;
      if (since > 0 && (deeds().secret || long)) deeds().hide();
      since = 0;
      return long;
    };
    let held = false;
    const down = () => {
      held = false;
      press();
    };
    const up = () => void (held = release());
    const click = (event: MouseEvent) => {
      if (!held && event.detail > 0) deeds().tap(false);
      held = false;
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (reads(event) && !event.repeat) deeds().look();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    const keyup = (event: KeyboardEvent) => {
      if (reads(event) && deeds().secret) deeds().hide();
      if ((event.key !== 'Enter' && event.key !== ' ') || since === 0) return;
      if (!release()) deeds().tap(true);
    };
    const lost = () => {
      if (release() || deeds().secret) deeds().hide();
    };
    const menu = (event: Event) => event.preventDefault();
    // A card that goes while it has the focus is blurred in the midst of drawing; `on` knows that, a listener of the
    // browser's own does not, and may change nothing then.
    const off = [
      on(card, 'pointerdown', down),
      on(card, 'pointerup', up),
      on(card, 'pointerleave', up),
      on(card, 'pointercancel', up),
      on(card, 'click', click),
      on(card, 'keydown', keydown),
      on(card, 'keyup', keyup),
      on(card, 'blur', lost),
      on(card, 'contextmenu', menu),
      on(document, 'visibilitychange', lost),
    ];
    return () => {
      off.forEach((each) => each());
      lost();
    };
  };
}
