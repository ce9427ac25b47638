/** Whoever has just shortened the story has a finger on a key: for a moment nothing is answered. */
const DEAF = 400;
let until = 0;

export function deafen(): void {
  until = performance.now() + DEAF;
}

export function isDeaf(): boolean {
  return performance.now() < until;
}
