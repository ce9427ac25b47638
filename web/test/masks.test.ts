// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Mask from '../src/parts/Mask.svelte';

const read = (path: string) => readFileSync(path, 'utf8');
const names = [...read('../mascarade/src/main/resources/words/mascarade.en.ftl').matchAll(/^name-(\w+) =/gm)].map(
  ([, name]) => name!,
);
const symbol = (container: Element) => container.querySelector('svg')!.getAttribute('data-symbol');

it('every character has a face of its own, guests too', async () => {
  expect(names).toContain('Gambler');
  const shown = names.map((name) => render(Mask, { name }).container);
  const invented = render(Mask, { name: 'Duke' }).container;
  await expect.poll(() => symbol(invented)).toBe('mask-other');
  expect(shown.map(symbol)).toEqual(names.map((name) => `mask-${name.toLowerCase()}`));
});
