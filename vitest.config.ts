import { defineConfig } from 'vitest/config';
import { aliases, translation } from './vite.config.ts';

export default defineConfig({
  plugins: [...translation()],
  resolve: { alias: aliases },
  test: {
    // For busy machines; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The usual number leaves one core idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Modules and the sandbox's seed load once per worker, not once per file.
          isolate: false,
          include: ['{src,sandbox,tests,scripts}/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/setup/unexpected-output.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/setup/unexpected-output.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
