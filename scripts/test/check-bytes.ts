import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFiles } from '../bytes/map-files.ts';
import { measurePages } from '../bytes/measure-pages.ts';
import { SHOPPERS } from '../bytes/set-up-shopper.ts';

/** JavaScript budget of a page for a new shopper, in KiB of brotli. */
const BUDGET_KIB = 157;
/** Strings that occur only in the sandbox and its libraries. */
const SANDBOX_TRACES = [
  'mockServiceWorker',
  'faker-js',
  'x-sandbox-scenario',
  'x-sandbox-latency',
  'sandbox/api',
  'It stands in for the commerce API',
  'The parts that pages are made of',
  'WC_USERACTIVITY_',
  'createApiReference',
];
/** Strings that occur only in the watch of real traffic, which is loaded from the sources (docs/decisions/0028). */
const WATCH_TRACES = ['Nothing has passed through yet', 'the client has gone', 'too many at a time'];

/** Every page shares most of its code with one of these. The others, and other shoppers, are measured in a run of everything. */
const SHARED = { shoppers: ['new'], pages: ['home', 'listing', 'product', 'cart'] } as const;
const measured = await measurePages(process.env.ALL === '1' ? { shoppers: SHOPPERS } : SHARED);
const tooLarge = measured.filter(({ page, shopper, bytes }) => {
  console.log(`${page.padEnd(17)} ${(bytes / 1024).toFixed(2)} KiB, ${shopper}`);
  return shopper === 'new' && bytes > BUDGET_KIB * 1024;
});
const tooLargeMap = mapFiles().filter(({ name, bytes, limitKib }) => {
  console.log(`${name.padEnd(17)} ${(bytes / 1024).toFixed(2)} KiB of ${limitKib}`);
  return bytes > limitKib * 1024;
});
const leaks = filesWith('dist/client', SANDBOX_TRACES);
const watchLeaks = ['dist/client', 'dist/panel', 'dist/server'].flatMap((folder) =>
  filesWith(folder, WATCH_TRACES),
);

if (tooLarge.length > 0)
  console.error(`Over ${BUDGET_KIB} KiB: ${tooLarge.map(({ page }) => page).join(', ')}`);
for (const { name, limitKib } of tooLargeMap) console.error(`Over ${limitKib} KiB: ${name}`);
if (leaks.length > 0) console.error(`Sandbox code in the production build: ${leaks.join(', ')}`);
if (watchLeaks.length > 0) console.error(`The watch of real traffic in a build: ${watchLeaks.join(', ')}`);
process.exit(tooLarge.length + tooLargeMap.length + leaks.length + watchLeaks.length > 0 ? 1 : 0);

/** Scripts of a build that contain one of the strings. */
function filesWith(folder: string, traces: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile() && dirent.name.endsWith('.js'))
    .map((dirent) => join(dirent.parentPath, dirent.name))
    .filter((path) => traces.some((trace) => readFileSync(path, 'utf8').includes(trace)));
}
