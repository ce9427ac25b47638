/** How far a finger or mouse goes before it is a drag and no longer a press. */
const FAR = 8;

interface Drag {
  /** Whether there is something to drag. */
  can(): boolean;
  over(chair: number | null): void;
  drop(chair: number): void;
}

/** Lets something be dragged to a chair by finger, pen or mouse alike. `data-chair` marks where it may be dropped. */
export function drag({ can, over, drop }: Drag) {
  return (handle: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    let on = false;
    const at = ({ clientX, clientY }: PointerEvent) => {
      const chair = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-chair]');
      return chair ? Number(chair.dataset.chair) : null;
    };
    const down = (event: PointerEvent) => {
      if (!can() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      handle.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      on ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
      if (on) over(at(event));
    };
    const end = (event: PointerEvent) => {
      const chair = on && event.type === 'pointerup' ? at(event) : null;
      start = null;
      on = false;
      over(null);
      if (chair !== null) drop(chair);
    };
    handle.addEventListener('pointerdown', down);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    return () => {
      handle.removeEventListener('pointerdown', down);
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
  };
}
