import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { aliases } from '../../scripts/vite/aliases.ts';
import { TEST_MS, WAIT_MS } from '../support/limits.ts';

/** The journeys in each engine (`npm run test:engines`). */
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/engines/journeys/*.test.ts'],
    globalSetup: 'tests/engines/start-store.ts',
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS, interval: 100 } },
    isolate: false,
    // A browser needs more than a core.
    maxWorkers: 2,
    reporters: ['dot', 'json'],
    outputFile: { json: '.cache/engines.json' },
  },
});
