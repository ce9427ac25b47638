import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
const files = paths.filter((path) => path.endsWith('.en.ftl')).map((path) => path.slice(0, -'.en.ftl'.length));
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Every message by its id, with its forms and the variables it uses. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const head = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (head) found.set((id = head[1]!), '');
    found.set(id, `${found.get(id) ?? ''}\n${line}`);
  }
  found.delete('');
  return new Map(
    [...found].map(([id, body]) => [
      id,
      [...new Set(body.match(/\$[\w-]+|^\s+\.[\w-]+/gm)?.map((part) => part.trim()))].sort().join(' '),
    ]),
  );
}

describe.each(files)('%s', (file) => {
  const english = messages(read(`${file}.en.ftl`));
  it.each(['fr', 'it'])('says the same in %s', (language) => {
    expect(messages(read(`${file}.${language}.ftl`))).toEqual(english);
  });
  it('keeps French punctuation on its line', () => {
    const said = read(`${file}.fr.ftl`)
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(said.filter((line) => / [:;?!»%]|« /.test(line))).toEqual([]);
    expect(said.filter((line) => /[^\s\u00a0\u202f\d/][;?!»](\s|$)/.test(line))).toEqual([]);
  });
});

it('has every word the screens use, and no id twice', () => {
  const ids = files.flatMap((file) => [...messages(read(`${file}.en.ftl`)).keys()]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const sources = paths
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map(read)
    .join('\n');
  const used = [...sources.matchAll(/\bword\((?:[^()'`]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap(
    ([, one, other]) => [one!, ...(other ? [other] : [])],
  );
  expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
});
