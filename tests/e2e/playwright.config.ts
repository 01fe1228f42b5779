import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';

const PORT = Number(process.env.JOURNEYS_PORT ?? 4174);

/**
 * Journeys that are made in each locale are shared out between the two sizes, so that every locale and every size is seen
 * in half the time. `JOURNEYS=all` makes them all.
 */
const without = (titles: RegExp, ...files: string[]) =>
  process.env.JOURNEYS === 'all' ? {} : { grepInvert: titles, testIgnore: files };

/** Journeys in a real Chromium against the server of `npm start`, with its own port and fresh data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  // The report names as flaky what only the second try passes; a journey that fails is made again to tell one from the other.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A recording doubles the time of a journey; ask for one with `--trace on`. Failures name the page's roles and texts.
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
      // What the last three look at is the server, and a tool of developers.
      ...without(/\b(es-us|en-ca)\b/, 'live-host.spec.ts', 'restart.spec.ts', 'sandbox-panel.spec.ts'),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      // Journeys in some locales only have no other size than this for one of them.
      ...without(/\blc-us\b|\bfr-ca\b.*@every-locale/),
    },
  ],
  webServer: {
    command: 'node scripts/run/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/lc-us`,
    env: { PORT: String(PORT), SANDBOX_DATA: '.cache/journeys.sqlite' },
    stdout: 'pipe',
    timeout: 120_000,
  },
});
