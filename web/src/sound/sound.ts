import { settings } from '../look/settings.svelte';

export type Sound = 'turn' | 'knock' | 'no' | 'unmask' | 'coin' | 'gavel' | 'fanfare' | 'card';

interface Note {
  /** Hertz at the start and, where it slides, at the end. */
  pitch: number;
  to?: number;
  at: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const note = (
  pitch: number,
  at: number,
  length: number,
  wave: OscillatorType = 'sine',
  loud = 0.5,
  to?: number,
): Note => ({ pitch, at, length, wave, loud, ...(to ? { to } : {}) });

/** Every sound as notes. A swap and a feint are one sound, `card`. */
const SCORE: Record<Sound, Note[]> = {
  turn: [note(587, 0, 0.18, 'triangle'), note(880, 0.16, 0.34, 'triangle')],
  knock: [note(150, 0, 0.09, 'sine', 0.9, 70), note(150, 0.13, 0.1, 'sine', 0.9, 70)],
  no: [note(120, 0, 0.16, 'square', 0.28, 55)],
  unmask: [523, 659, 784, 1047].map((pitch, i) => note(pitch, i * 0.07, 0.4, 'triangle', 0.3)),
  coin: [note(1900, 0, 0.05, 'triangle', 0.25, 2400)],
  gavel: [note(210, 0, 0.08, 'square', 0.25, 90), note(160, 0.02, 0.2, 'sine', 0.6, 60)],
  fanfare: [392, 523, 659, 784].map((pitch, i) => note(pitch, i * 0.14, i === 3 ? 0.9 : 0.2, 'sawtooth', 0.16)),
  card: [note(900, 0, 0.09, 'sine', 0.12, 400)],
};

let context: AudioContext | null = null;

/** Browsers keep silent until the first touch. */
export function unlock(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function sound(name: Sound, times = 1): void {
  if (!context || settings.sound === 'off' || (settings.sound === 'turn' && name !== 'turn')) return;
  for (let i = 0; i < Math.min(times, 5); i++) for (const each of SCORE[name]) strike(context, each, i * 0.09);
}

function strike(audio: AudioContext, { pitch, to, at, length, wave, loud }: Note, late: number): void {
  const start = audio.currentTime + at + late;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime((loud * settings.volume) / 100 + 0.0001, start + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
