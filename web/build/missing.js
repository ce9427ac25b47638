// Says which words a translation lacks: node build/missing.js de
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const language = process.argv[2];
const ids = (path) => [...readFileSync(path, 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);

/** The screens' words, and those of the modules beside them. */
const folders = ['src', ...readdirSync('..').map((module) => `../${module}/src/main/resources/words`)].filter(
  (folder) => existsSync(folder),
);
const english = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.en.ftl'))
    .map((name) => join(folder, name)),
);

let missing = 0;
for (const path of english) {
  const translated = path.replace(/en\.ftl$/, `${language}.ftl`);
  const known = new Set(existsSync(translated) ? ids(translated) : []);
  for (const id of ids(path)) {
    if (known.has(id)) continue;
    console.log(`${translated}: ${id}`);
    missing++;
  }
}
console.log(missing === 0 ? `Nothing is missing in ${language}.` : `${missing} words are said in English.`);
