import { defineConfig } from 'vitest/config';

/** One house and one browser for all; every test has tables and people of its own. `--mode shots` takes pictures instead, `--mode trial` compares two builds, `--mode film` makes filmstrips. */
export default defineConfig(({ mode }) => ({
  test: {
    include: [['shots', 'trial', 'film'].includes(mode) ? `e2e/**/*.${mode}.ts` : 'e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'e2e/setup.ts',
    maxWorkers: 2,
    testTimeout: 330_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
}));
