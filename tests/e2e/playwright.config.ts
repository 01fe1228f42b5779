import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4174);

/**
 * Tests of every locale are split between the two viewports, so that each locale and each viewport is covered in half the time.
 * `E2E=all` runs all combinations.
 */
const without = (titles: RegExp, ...files: string[]) =>
  process.env.E2E === 'all' ? {} : { grepInvert: titles, testIgnore: files };

/** Runs Chromium against the server of `npm start`, with its own port and data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  // A retry tells flaky tests, which the report lists, from failing ones.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace doubles the run time; enable it with `--trace on`. Failures include an ARIA snapshot.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // These three test the server and a developer tool, so one viewport is enough.
      ...without(/\b(es-us|en-ca)\b/, 'live-host.spec.ts', 'restart.spec.ts', 'sandbox-panel.spec.ts'),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // Tests of some locales only run one of them in this viewport.
      ...without(/\blc-us\b|\bfr-ca\b.*@every-locale/),
    },
  ],
  webServer: {
    command: 'node scripts/run/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/lc-us`,
    env: { PORT: String(PORT), SANDBOX_DATA: '.cache/e2e.sqlite' },
    stdout: 'pipe',
    timeout: 120_000,
  },
});
