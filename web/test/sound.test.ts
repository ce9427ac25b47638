import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', page);

/** How loud every note became, and the time of the loudspeaker. */
let levels: number[];
let pitches: number[] = [];
let starts: number[] = [];
let stopped = 0;
let now = 0;
let loudspeaker: EventTarget & { state: string; resume: ReturnType<typeof vi.fn> };

const param = () => ({
  setValueAtTime: (pitch: number) => pitches.push(pitch),
  exponentialRampToValueAtTime: () => undefined,
});
class Node {
  frequency = param();
  connect = (next: unknown) => next;
  start = (at: number) => starts.push(at);
  /** Without a time: at once. */
  stop = (at?: number) => void (at === undefined && stopped++);
}
vi.stubGlobal(
  'AudioContext',
  class extends EventTarget {
    state = 'running';
    constructor() {
      super();
      loudspeaker = this;
    }
    resume = vi.fn(() => Promise.resolve());
    destination = {};
    sampleRate = 8;
    get currentTime() {
      return now;
    }
    createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  },
);
vi.stubGlobal(
  'GainNode',
  class extends Node {
    gain = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (level: number) => level > 0.001 && levels.push(level),
    };
  },
);
for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
  vi.stubGlobal(name, class extends Node {});
const { sound, unlock } = await import('../src/sound/sound');

const loudness = (name: Parameters<typeof sound>[0]) => {
  levels = [];
  sound(name);
  return Math.max(...levels);
};

beforeEach(() => {
  now = 0;
  unlock();
});

it('everything but the roll is half as loud while the table holds its breath, until the first card turns', () => {
  const usual = loudness('turn');
  loudness('roll');
  now = 0.3;
  expect(loudness('turn') / usual).toBeCloseTo(0.5, 2);
  loudness('flip');
  expect(loudness('turn')).toBeCloseTo(usual, 5);
  loudness('roll');
  now += 2;
  expect(loudness('turn')).toBeCloseTo(usual, 5);
});

it('a roll trembles as long as the table holds its breath, swells, and is cut dead by the first card', () => {
  const rolls = (length: number) => {
    levels = [];
    starts = [];
    sound('roll', { length });
    return { levels: [...levels], last: Math.max(...starts) };
  };
  for (const length of [0.6, 0.9, 1.4]) {
    const { levels: heard, last } = rolls(length);
    expect(last).toBeGreaterThan(length - 0.1);
    expect(last).toBeLessThanOrEqual(length);
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
  }
  stopped = 0;
  sound('knock');
  expect(stopped).toBe(0);
  sound('flip');
  expect(stopped).toBe(Math.round(1.4 * 18));
});

it('coins rise by a semitone each, and nothing else does', () => {
  const pitched = (name: 'coin' | 'card') => {
    pitches = [];
    sound(name, { times: 3 });
    return [...new Set(pitches)];
  };
  expect(pitched('coin').map((pitch) => Math.round(pitch))).toEqual([1900, 2013, 2133]);
  expect(pitched('card')).toEqual([900]);
});

it('sounds again by itself after a call, and not for what happened during it', () => {
  loudspeaker.state = 'interrupted';
  levels = [];
  sound('turn');
  expect(levels).toEqual([]);
  loudspeaker.resume.mockClear();
  loudspeaker.state = 'suspended';
  loudspeaker.dispatchEvent(new Event('statechange'));
  expect(loudspeaker.resume).toHaveBeenCalledTimes(1);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(loudspeaker.resume).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(loudspeaker.resume).toHaveBeenCalledTimes(2);
  loudspeaker.state = 'running';
  expect(loudness('turn')).toBeGreaterThan(0);
});
