import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rules } from './build/rules.ts';

/** The words of the games, the rules and the pictures lie beside this folder, in the modules that own them. */
const project = fileURLToPath(new URL('..', import.meta.url));
const house = 'http://localhost:8080';

export default defineConfig({
  plugins: [rules(), svelte()],
  server: { fs: { allow: [project] }, proxy: { '/api': { target: house, ws: true } } },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, modulePreload: { polyfill: false } },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
