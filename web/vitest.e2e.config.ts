import { defineConfig } from 'vitest/config';

/** One browser and one house at a time: people do not play faster on two cores. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 330_000,
    hookTimeout: 60_000,
  },
});
