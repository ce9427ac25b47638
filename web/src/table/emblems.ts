/**
 * People are a name, an emblem, a frame and a colour. Thirteen colours alone could not be told apart by everybody:
 * those that look alike to anybody have different frames. All of it belongs to the player, wherever they sit.
 */
export const EMBLEMS = 13;

export function emblem(player: number): number {
  return ((player - 1) % EMBLEMS) + 1;
}

export type Frame = 'disc' | 'shield' | 'hexagon' | 'diamond';

const FRAMES: readonly Frame[] = [
  'disc',
  'disc',
  'disc',
  'shield',
  'shield',
  'hexagon',
  'diamond',
  'shield',
  'hexagon',
  'diamond',
  'diamond',
  'disc',
  'hexagon',
];
const FACES = 6;

export const frameOf = (player: number): Frame => FRAMES[emblem(player) - 1]!;

/** Which of the masks of `art/faces.svg` somebody wears. */
export const faceOf = (player: number): number => ((player - 1) % FACES) + 1;

/** The colour of a player in words, which are bold or large in it. */
export const colourOf = (player: number): string => `var(--person-${emblem(player)})`;

/** The same where it is dark by day too: in faces, on felt. */
export const nightColourOf = (player: number): string => `var(--night-${emblem(player)})`;
