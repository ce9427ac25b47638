import { defineConfig } from 'vitest/config';

/** One house and one browser for all; every test has tables and people of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'e2e/setup.ts',
    fileParallelism: false,
    testTimeout: 330_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
