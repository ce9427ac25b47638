import { settings } from '../look/settings.svelte';

export type Sound = keyof typeof SCORE;

interface Note {
  /** Hertz at the start and, where it slides, at the end. */
  pitch: number;
  to?: number;
  at: number;
  length: number;
  /** `noise` goes through a narrow gap at that pitch. */
  wave: OscillatorType | 'noise';
  loud: number;
}

const note = (
  pitch: number,
  at: number,
  length: number,
  wave: Note['wave'] = 'sine',
  loud = 0.5,
  to?: number,
): Note => ({ pitch, at, length, wave, loud, ...(to ? { to } : {}) });
const row = (pitches: number[], apart: number, length: number, wave: Note['wave'], loud: number) =>
  pitches.map((pitch, i) => note(pitch, i * apart, length, wave, loud));

const UNMASK = row([523, 659, 784, 1047], 0.07, 0.4, 'triangle', 0.3);

/** A roll trembles so often a second, swells to its end, and is as long as the table holds its breath. */
const TREMBLES = 18;
const HUSH = 0.9;
function roll(seconds: number): Note[] {
  const times = Math.round(seconds * TREMBLES);
  return Array.from({ length: times }, (_, i) => note(140, i / TREMBLES, 0.05, 'noise', 0.08 + (i / times) * 0.28));
}

/** Every sound as notes. A swap and a feint are one sound, `cloth`. */
const SCORE = {
  turn: [note(587, 0, 0.18, 'triangle'), note(880, 0.16, 0.34, 'triangle')],
  knock: [note(150, 0, 0.09, 'sine', 0.9, 70), note(150, 0.13, 0.1, 'sine', 0.9, 70)],
  no: [note(120, 0, 0.16, 'square', 0.28, 55)],
  unmask: UNMASK,
  right: UNMASK,
  coin: [note(1900, 0, 0.05, 'triangle', 0.25, 2400)],
  gavel: [note(210, 0, 0.08, 'square', 0.25, 90), note(160, 0.02, 0.2, 'sine', 0.6, 60)],
  fanfare: [392, 523, 659, 784].map((pitch, i) => note(pitch, i * 0.14, i === 3 ? 0.9 : 0.2, 'sawtooth', 0.16)),
  card: [note(900, 0, 0.09, 'sine', 0.12, 400)],
  roll: roll(HUSH),
  flip: [note(900, 0, 0.06, 'triangle', 0.2, 500)],
  wrong: [note(233, 0, 0.22, 'sine', 0.25, 220), note(247, 0.06, 0.26, 'sine', 0.25, 196)],
  fall: row([392, 370, 349, 330], 0.09, 0.09, 'triangle', 0.2),
  cloth: [note(900, 0, 0.45, 'noise', 0.12, 300)],
  swish: [note(300, 0, 0.26, 'noise', 0.1, 1800)],
  strings: row([659, 988, 659], 0.12, 0.3, 'triangle', 0.15),
  blade: [note(1400, 0, 0.12, 'sawtooth', 0.18, 300)],
  thud: [note(90, 0, 0.22, 'sine', 0.8, 45)],
  bell: [note(523, 0, 0.9, 'sine', 0.25), note(1046, 0, 0.9, 'sine', 0.25)],
  tick: [note(1200, 0, 0.03, 'sine', 0.1)],
} satisfies Record<string, Note[]>;

const MOST = 5;
const APART = 0.09;
const SEMITONE = 2 ** (1 / 12);
/** While the table holds its breath, everything but the roll is half as loud: 6 dB less. */
const HUSHED = 0.5;
let hushedUntil = 0;
/** What still sounds of the roll, and what cuts it dead. */
let rolling: AudioScheduledSourceNode[] = [];
const ENDS_ROLL: ReadonlySet<Sound> = new Set(['flip', 'thud']);

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers keep silent until the first touch or key. */
export function unlock(): void {
  if (!context) {
    context = new AudioContext();
    context.addEventListener('statechange', wake);
    document.addEventListener('visibilitychange', wake);
  }
  wake();
}

/** A call, an alarm or a locked screen silences a phone; when it is over, nobody has to touch the page again. */
function wake(): void {
  if (!context || context.state === 'running' || document.visibilityState === 'hidden') return;
  void context.resume().catch(() => undefined);
}

export interface Manner {
  /** As often as there are coins, each time a semitone higher, or cards. */
  times?: number;
  /** In seconds. */
  late?: number;
  /** How long what it goes with lasts, in seconds; 0 where nothing moves. */
  length?: number;
}

export function sound(name: Sound, { times = 1, late = 0, length = 0 }: Manner = {}): void {
  if (!context || settings.sound === 'off' || (settings.sound === 'turn' && name !== 'turn')) return;
  // What is struck now would be heard in a heap when the call is over.
  if (context.state === 'interrupted') return;
  const { currentTime } = context;
  if (name === 'roll') {
    endRoll();
    hushedUntil = currentTime + (length || HUSH);
    rolling = roll(length || HUSH).map((each) => strike(context!, each, late));
    return;
  }
  if (ENDS_ROLL.has(name)) endRoll();
  const level = currentTime < hushedUntil ? HUSHED : 1;
  for (let i = 0; i < Math.min(times, MOST); i++)
    for (const each of SCORE[name]) {
      const pitch = each.pitch * (name === 'coin' ? SEMITONE ** i : 1);
      strike(context, { ...each, pitch, loud: each.loud * level }, late + i * APART);
    }
}

/** The table breathes again. */
function endRoll(): void {
  hushedUntil = 0;
  for (const tone of rolling.splice(0)) tone.stop();
}

function strike(
  audio: AudioContext,
  { pitch, to, at, length, wave, loud }: Note,
  late: number,
): AudioScheduledSourceNode {
  const start = audio.currentTime + at + late;
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime((loud * settings.volume) / 100 + 0.0001, start + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  level.connect(audio.destination);
  const tone =
    wave === 'noise'
      ? new AudioBufferSourceNode(audio, { buffer: (hiss ??= noise(audio)), loop: true })
      : new OscillatorNode(audio, { type: wave });
  const gap = new BiquadFilterNode(audio, { type: 'bandpass', Q: 1.5 });
  const tuned = tone instanceof OscillatorNode ? tone.frequency : gap.frequency;
  tuned.setValueAtTime(pitch, start);
  if (to) tuned.exponentialRampToValueAtTime(to, start + length);
  if (tone instanceof OscillatorNode) tone.connect(level);
  else tone.connect(gap).connect(level);
  tone.start(start);
  tone.stop(start + length + 0.02);
  return tone;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
