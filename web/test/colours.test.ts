import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
const COLOUR = /(?:fill|stroke|stop-color|color)="#[0-9a-f]{3,8}"|:[^;{}"'`]*#[0-9a-f]{3,8}\b[^;{}]*;/gi;

it('names every colour in one place, so that day and night can change it', () => {
  const found = components.flatMap((path) =>
    (readFileSync(new URL(path, root), 'utf8').match(COLOUR) ?? []).map((colour) => `${path}: ${colour.trim()}`),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
