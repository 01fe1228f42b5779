import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFiles } from '../bytes/map-files.ts';
import { measurePages, SHOPPERS } from '../bytes/measure-pages.ts';

/** JavaScript budget of a page for a new shopper, in KiB of brotli. */
const BUDGET_KIB = 91;
/** Strings that occur only in the sandbox and its libraries. */
const SANDBOX_TRACES = [
  'mockServiceWorker',
  'faker-js',
  'x-sandbox-scenario',
  'x-sandbox-latency',
  'sandbox/api',
  'It stands in for the commerce platform',
  'The parts that pages are made of',
  'WC_USERACTIVITY_',
];

/** The budget is for new shoppers; the others are measured in a run of everything. */
const shoppers = process.env.ALL === '1' ? SHOPPERS : (['new'] as const);
const tooLarge = (await measurePages(shoppers)).filter(({ page, shopper, bytes }) => {
  console.log(`${page.padEnd(17)} ${(bytes / 1024).toFixed(1)} KiB, ${shopper}`);
  return shopper === 'new' && bytes > BUDGET_KIB * 1024;
});
const tooLargeMap = mapFiles().filter(({ name, bytes, limitKib }) => {
  console.log(`${name.padEnd(17)} ${(bytes / 1024).toFixed(1)} KiB of ${limitKib}`);
  return bytes > limitKib * 1024;
});
const leaks = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((dirent) => dirent.isFile() && dirent.name.endsWith('.js'))
  .map((dirent) => join(dirent.parentPath, dirent.name))
  .filter((path) => SANDBOX_TRACES.some((trace) => readFileSync(path, 'utf8').includes(trace)));

if (tooLarge.length > 0)
  console.error(`Over ${BUDGET_KIB} KiB: ${tooLarge.map(({ page }) => page).join(', ')}`);
for (const { name, limitKib } of tooLargeMap) console.error(`Over ${limitKib} KiB: ${name}`);
if (leaks.length > 0) console.error(`Sandbox code in the production build: ${leaks.join(', ')}`);
process.exit(tooLarge.length + tooLargeMap.length + leaks.length > 0 ? 1 : 0);
