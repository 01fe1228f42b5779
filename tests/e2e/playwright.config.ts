import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/setup/chromium-args';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';
import { LOCALE_CODES } from '../../src/domain/locale/locales';
import type { VariantOptions } from './support/fixtures';
import {
  BOTH_SIZES,
  DESKTOP_ONLY,
  EVERY_LOCALE,
  FULL_RUN_ONLY,
  PHONE_ONLY,
  SIZE_NAMES,
  type Size,
} from './support/variants';

const PORT = Number(process.env.E2E_PORT ?? 4174);
/** Whether to run the whole matrix (`npm run test:all`). */
const ALL = process.env.ALL === '1';
/** How many times slower the pages run (fixtures.ts); they then have that much more time. */
const CPU_SLOWDOWN = Math.max(1, Number(process.env.E2E_CPU ?? 1));

type VariantProject = Project<VariantOptions>;

const EXCLUDED: Record<Size, RegExp> = {
  phone: new RegExp(DESKTOP_ONLY),
  desktop: new RegExp(PHONE_ONLY),
};

/** Every locale in both sizes. */
const wholeMatrix = (): VariantProject[] =>
  LOCALE_CODES.flatMap((storeLocale) =>
    SIZE_NAMES.map((size) => ({
      name: `${storeLocale} ${size}`,
      use: { storeLocale, size },
      grepInvert: EXCLUDED[size],
      // The other tests have English labels.
      ...(storeLocale === 'lc-us' ? {} : { grep: new RegExp(EVERY_LOCALE) }),
    })),
  );

/** Each test in one locale and size of its own; tests of differing layouts in both sizes. */
const oneVariantEach = (): VariantProject[] => [
  { name: 'assigned', grepInvert: new RegExp(`${BOTH_SIZES}|${FULL_RUN_ONLY}`) },
  ...SIZE_NAMES.map((size) => ({
    name: size,
    use: { size },
    grep: new RegExp(BOTH_SIZES),
    grepInvert: new RegExp(FULL_RUN_ONLY),
  })),
];

/** Runs Chromium against the server of `npm start`, with its own port and data. */
export default defineConfig<VariantOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the two cores of the usual machine: a test waits for the browser half of its time.
  workers: 3,
  timeout: 60_000 * CPU_SLOWDOWN,
  // For busy machines: twice the default.
  expect: { timeout: 10_000 * CPU_SLOWDOWN },
  // A retry distinguishes flaky tests, which the report lists, from failing ones.
  retries: 1,
  failOnFlakyTests: ALL,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace doubles the run time; enable it with `--trace on`. Failures include an ARIA snapshot.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: ALL ? wholeMatrix() : oneVariantEach(),
  webServer: {
    command: 'node scripts/run/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/lc-us`,
    env: { PORT: String(PORT), SANDBOX_DATA: '.cache/e2e.sqlite' },
    stdout: 'pipe',
    timeout: 120_000,
  },
});
