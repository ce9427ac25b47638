import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'target/', 'shots/', 'node_modules/', 'src/wire/types.ts', '*.config.js'] },
  ts.configs.base,
  svelte.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
    rules: {
      // What the compiler does not see: promises nobody waits for, and switches that forget a case.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Maps and sets are values here, kept in `$state.raw` and replaced, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // It does not know what the compiler warns of in this configuration; the type check does.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space between two elements is written as one.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
