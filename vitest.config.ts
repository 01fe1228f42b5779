import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/vite/aliases.ts';
import { translation } from './scripts/vite/translation.ts';
import { TEST_MS, WAIT_MS } from './tests/support/limits.ts';

/** Tests that need a document and modules of their own. */
const ISOLATED = [
  // Renders for the server and the browser in one process, which React's contexts remember.
  'tests/rendering/{changed-markup,hydration}.test.tsx',
  // Renders the header before its deferred code has loaded.
  'src/features/header/components/account-menu/shopper-links.test.tsx',
  // Wait for every deferred component that is registered, and register some that never load.
  'src/lib/hydration/*.test.tsx',
  // Hydrates a list of questions as the server has sent it.
  'src/features/faq/components/broken-data.test.tsx',
  // Count the entries of the history, and their events.
  'src/lib/history/{close-on-back,overlay-entry}.test.ts',
];

/**
 * Tests in Node's style that need a document. Among those without one, each would end the worker, and the next file would load
 * modules and seed anew: seconds of processor time.
 */
const WITH_DOCUMENT = [
  'sandbox/assets/draw-{contact-lens-box,frame}.test.ts',
  'sandbox/docs/main.test.ts',
  'src/app/{cache-stylesheet,navigation/lazy-layout}.test.ts',
  'src/app/inline-scripts/{combine-choices,fill-selects,forget-signed-out,remember-locale,reserve-lens-space,start-scripts}.test.ts',
  'src/features/lens/state/entered-prescription.test.ts',
  'src/lib/prescription/stored-prescription.test.ts',
  'src/features/marketing/sanitize/{hostile-html,sanitize-icons}.test.ts',
];

/**
 * Each worker keeps what it has loaded until it gets a file of another project. Files are sorted by project, so that it happens
 * twice; a shuffled run has one project after the other instead, with idle workers at the end of each.
 */
const IS_SHUFFLED = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));
const inOrder = (order: number) => ({ groupOrder: IS_SHUFFLED ? order : 0 });

/** Of every project. */
const SET_UP = [
  'tests/setup/slow-machine.ts',
  'tests/setup/time-limits.ts',
  'tests/setup/unexpected-output.ts',
];

export default defineConfig({
  plugins: [...translation()],
  resolve: { alias: aliases },
  test: {
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    teardownTimeout: WAIT_MS,
    expect: { poll: { timeout: WAIT_MS } },
    // Of single tests, and of files (`@module-tag`).
    tags: [
      {
        name: 'full-run',
        description: 'Left out of `npm test`: a narrower or lower test shows its failures.',
      },
    ],
    // Of the sandboxes that tests start: they load seconds of TypeScript, the second time from here.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)) },
    // Each worker loads the store and the sandbox once, for five seconds of processor time. `npm test` has one more.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        // As the server of a build renders pages: five times as fast. Warnings of React's development build come from
        // `browser-like`, and from `tests/rendering/hydration.test.tsx`, for every page.
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          env: { NODE_ENV: 'production' },
          sequence: inOrder(0),
          environment: 'node',
          // Modules and the sandbox's seed load once per worker, not once per file.
          isolate: false,
          include: ['{src,sandbox,tests,scripts}/**/*.test.ts'],
          exclude: ['tests/{e2e,engines}/**', ...WITH_DOCUMENT, ...ISOLATED],
          setupFiles: SET_UP,
        },
      },
      {
        extends: true,
        // Elements without the stack of their creation, which takes a tenth of the run. Lint tells of missing keys.
        oxc: { jsx: { development: false } },
        resolve: {
          alias: {
            'react/jsx-runtime': fileURLToPath(
              new URL('node_modules/react/cjs/react-jsx-runtime.production.js', import.meta.url),
            ),
          },
        },
        test: {
          name: 'browser-like',
          sequence: inOrder(1),
          environment: 'jsdom',
          // One document and one module graph per worker; the set-up cleans up what a test leaves.
          isolate: false,
          // Its elements, most of all, shall be those of the alias.
          server: { deps: { inline: ['@lingui/react'] } },
          include: ['{src,tests/transcripts}/**/*.test.tsx', ...WITH_DOCUMENT],
          exclude: ISOLATED,
          // SWR listens with `setTimeout` itself, whose delay is then the event. To a browser that is 0; Node warns.
          execArgv: ['--disable-warning=TimeoutNaNWarning'],
          // Not setInterval, by which jsdom draws its frames: once replaced, it draws none for the rest of the worker, and no
          // dialog takes the focus.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          setupFiles: [
            ...SET_UP,
            'tests/setup/dom.ts',
            'tests/setup/page.ts',
            'tests/setup/autofill-tokens.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          sequence: inOrder(2),
          environment: 'jsdom',
          include: ISOLATED,
          setupFiles: [...SET_UP, 'tests/setup/dom.ts'],
        },
      },
    ],
  },
});
