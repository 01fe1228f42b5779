import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/setup/chromium-args';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';
import { LOCALE_CODES } from '../../src/domain/locale/locales';
import type { VariantOptions } from './support/fixtures';
import { LIMITS } from './support/limits';
import {
  BOTH_SIZES,
  DESKTOP_ONLY,
  EVERY_LOCALE,
  FULL_RUN_ONLY,
  isFullRun,
  PHONE_ONLY,
  SIZE_NAMES,
  type Size,
} from './support/variants';

// Playwright gives its workers FORCE_COLOR, and Node warns of both in each of them.
delete process.env.NO_COLOR;

type VariantProject = Project<VariantOptions>;

const EXCLUDED: Record<Size, RegExp> = {
  phone: new RegExp(DESKTOP_ONLY),
  desktop: new RegExp(PHONE_ONLY),
};

/** Returns every locale in both sizes. */
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

/** Runs each test in one locale and size; tests of differing layouts in both sizes. */
const oneVariantEach = (): VariantProject[] => [
  { name: 'assigned', grepInvert: new RegExp(`${BOTH_SIZES}|${FULL_RUN_ONLY}`) },
  ...SIZE_NAMES.map((size) => ({
    name: size,
    use: { size },
    grep: new RegExp(BOTH_SIZES),
    grepInvert: new RegExp(FULL_RUN_ONLY),
  })),
];

/** Runs Chromium against the server of `npm start`, with a separate port and data. */
export default defineConfig<VariantOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Twice the cores of the usual machine: a test waits for the browser half of its time.
  workers: 4,
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.expect },
  // A test that passes only sometimes is a failure, of the test or of the product.
  retries: 0,
  // Passed tests are dots; failures and a summary follow.
  reporter: [['dot'], ['json', { outputFile: '../../.cache/playwright.json' }]],
  use: {
    // Known to the workers, which start after the server.
    baseURL: process.env.E2E_ORIGIN,
    // A trace doubles the run time; enable it with `--trace on`. Failures include an ARIA snapshot.
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/New_York',
    // Limits clicks and `waitForResponse`, which otherwise wait for as long as the test may last.
    actionTimeout: LIMITS.expect,
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: isFullRun() ? wholeMatrix() : oneVariantEach(),
  webServer: {
    command: 'node scripts/run/start.ts',
    cwd: '../..',
    // Uses a free port and separate data, so that concurrent runs do not collide. The group names a variable.
    env: { PORT: '0', SANDBOX_DATA: ':memory:' },
    wait: { stdout: /(?<e2e_origin>http:\/\/localhost:\d+)/ },
    timeout: LIMITS.test,
  },
});
