import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredPage, pageBytes } from '../bytes/page-bytes.ts';

/** JavaScript that a page may load before its first paint, in KiB of brotli. The goal is 90. */
const BUDGETS_KIB: Record<MeasuredPage, number> = { home: 90, listing: 91, product: 91, cart: 90 };
/** What only the sandbox and its libraries say. */
const SANDBOX_TRACES = [
  'mockServiceWorker',
  'faker-js',
  'x-sandbox-scenario',
  'x-sandbox-latency',
  'sandbox/api',
  'It stands in for the commerce platform',
  'The parts that pages are made of',
  'WC_USERACTIVITY',
];

const tooLarge = Object.entries(pageBytes()).filter(([page, bytes]) => {
  console.log(`${page.padEnd(8)} ${(bytes / 1024).toFixed(1)} KiB`);
  return bytes > BUDGETS_KIB[page as MeasuredPage] * 1024;
});
const leaks = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => SANDBOX_TRACES.some((trace) => readFileSync(path, 'utf8').includes(trace)));

if (tooLarge.length > 0) console.error(`Over their budget: ${tooLarge.map(([page]) => page).join(', ')}`);
if (leaks.length > 0) console.error(`Parts of the sandbox in the build for a live host: ${leaks.join(', ')}`);
process.exit(tooLarge.length + leaks.length > 0 ? 1 : 0);
