import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBLEMS, frameOf } from '../src/table/emblems';

const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8');
const hex = (name: string) => new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})`).exec(css)![1]!;
const people = Array.from({ length: EMBLEMS }, (_, i) => i + 1);

type Colour = [number, number, number];
function linear(text: string): Colour {
  const full = text.length === 4 ? text.replace(/[0-9a-f]/g, '$&$&') : text;
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}
const times = (rows: number[][], [r, g, b]: Colour) => rows.map(([x, y, z]) => x! * r + y! * g + z! * b) as Colour;

/** How eyes see that lack one kind of cone, or none (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour.map((part) => Math.min(1, Math.max(0, part))) as Colour,
  ).map(Math.cbrt) as Colour;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
const apart = (one: Colour, other: Colour) => 100 * Math.hypot(...one.map((part, i) => part - other[i]!));

const luminance = (text: string) => times([[0.2126, 0.7152, 0.0722]], linear(text))[0];
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

it.each(Object.keys(SIGHTS))('people who share a frame are told apart by colour, in %s sight', (sight) => {
  for (const set of ['night', 'person'])
    for (const one of people)
      for (const other of people.filter((each) => each > one && frameOf(each) === frameOf(one))) {
        const [a, b] = [one, other].map((each) => oklab(times(SIGHTS[sight]!, linear(hex(`${set}-${each}`)))));
        expect(apart(a!, b!), `${set} ${one} and ${other}`).toBeGreaterThan(10);
      }
});

it.each(people)('the colour of player %i can be read on every ground', (player) => {
  for (const ground of ['#f3eada', '#fcf7ec', '#fff'])
    expect(contrast(hex(`person-${player}`), ground)).toBeGreaterThan(4.45);
  for (const ground of ['#120e1c', '#1b1529', '#272038'])
    expect(contrast(hex(`night-${player}`), ground)).toBeGreaterThan(4.45);
  expect(contrast(hex(`night-${player}`), hex('felt'))).toBeGreaterThan(3);
});
