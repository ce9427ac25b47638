import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli.ts';
import { rules } from './build/rules.ts';

/** The words of the games, the rules and the pictures lie beside this folder, in the modules that own them. */
const project = fileURLToPath(new URL('..', import.meta.url));
const house = 'http://localhost:8080';

/** Words that come with a game, those of its rules and those of its board: what they are called, and in which language. */
const RULES = /\/(?!kernel|bots|server)(\w+)\/src\/main\/resources\/words\/\w+\.(\w\w)\.ftl/;
const BOARD = /src\/boards\/(\w+)\/(?!\w+-poster)[\w-]+\.(\w\w)\.ftl/;
function wordsOf(id: string): string | null {
  const [, family, language] = RULES.exec(id) ?? BOARD.exec(id) ?? [];
  return family ? `words-${family}-${language}` : null;
}

/** What every screen needs comes in one piece, and so does each board: every piece costs a question to the house. */
/** And so do the words of each game in each language. */
const groups = [
  { name: wordsOf, priority: 3 },
  {
    name: 'client',
    priority: 2,
    test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(parts|look|wire|table|sound|route|boards\/\w+\/keys|words\/(?!en\.|fr\.|it\.)\w+\.(svelte\.)?ts)/,
  },
  {
    name: (id: string) => `board-${/src\/boards\/(\w+)\//.exec(id)?.[1] ?? 'plain'}`,
    priority: 1,
    test: /src\/boards\/\w+\/(?!story|Story|lesson|stage\/|poster|Picture|.*\.ftl)/,
  },
];

export default defineConfig({
  plugins: [rules(), svelte(), svelteTesting(), brotli()],
  server: { fs: { allow: [project] }, proxy: { '/api': { target: house, ws: true } } },
  build: {
    outDir: 'dist',
    license: { fileName: 'licences.md' },
    target: 'es2022',
    cssTarget: ['chrome117', 'firefox121', 'safari16.2'],
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Whole games are told in some of them, on machines that do other things as well.
  test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
});
