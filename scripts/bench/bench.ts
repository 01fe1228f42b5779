import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '../run/build.ts';
import { installTools } from './install-tools.ts';
import { type LoadTarget, measureLoad } from './load.ts';
import { measureFacetSpeed, measurePageSpeed } from './page-speed.ts';
import { type RunningServer, startServer } from './server-process.ts';

const DATA = '.cache/bench.sqlite';

buildIfNeeded();
const binFolder = installTools();
for (const suffix of ['', '-wal', '-shm']) rmSync(DATA + suffix, { force: true });

await compareWithPrism();
await measurePages();
await measureSpeed();

/** Compares the sandbox, which validates requests and responses, with Prism on the same contract, one after the other. */
async function compareWithPrism(): Promise<void> {
  const sandbox = await startServer({
    command: 'node',
    args: ['dist/server/sandbox.js'],
    port: 4021,
    environment: { SANDBOX_DATA: DATA },
    readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
  });
  const upc = await firstUpc(sandbox);
  const sandboxResults = Object.entries(loadTargets(sandbox, upc)).map(
    ([name, target]) => [name, measureLoad(binFolder, target)] as const,
  );
  await sandbox.stop();
  const prism = await startServer({
    command: join(binFolder, 'prism'),
    args: ['mock', '-h', '127.0.0.1', '-p', '4022', '--verboseLevel', 'silent', 'generated/contract.json'],
    port: 4022,
    readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
  });
  const prismResults = new Map(
    Object.entries(loadTargets(prism, upc)).map(([name, target]) => [name, measureLoad(binFolder, target)]),
  );
  await prism.stop();
  console.log('\nRequests per second over HTTP (sandbox with contract checks | Prism mock | ratio)');
  for (const [name, result] of sandboxResults) {
    const prismResult = prismResults.get(name);
    if (!prismResult) continue;
    const ratio = (result.requestsPerSecond / prismResult.requestsPerSecond).toFixed(1);
    console.log(
      `  ${name.padEnd(14)} ${result.requestsPerSecond.toFixed(0)} (${result.failed} failed, p99 ${result.p99} ms) | ` +
        `${prismResult.requestsPerSecond.toFixed(0)} (${prismResult.failed} failed) | ${ratio}`,
    );
  }
}

function loadTargets({ origin }: RunningServer, upc: string): Record<string, LoadTarget> {
  const query = new URLSearchParams({ partNumber: upc, catalogId: '10101', langId: '-1', currency: 'USD' });
  return {
    'product query': { url: `${origin}/search/resources/store/10851/productview/byPartNumbers?${query}` },
    'form post': {
      url: `${origin}/webapp/wcs/stores/servlet/LCEmailSubscription`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=shopper-[<id>]@example.com&storeId=10851&langId=-1&URL=%2Flc-us&emailType=newsletter',
    },
  };
}

async function firstUpc({ origin }: RunningServer): Promise<string> {
  const query = new URLSearchParams({
    catalogId: '10101',
    langId: '-1',
    currency: 'USD',
    pageNumber: '1',
    pageSize: '1',
  });
  const response = await fetch(
    `${origin}/search/resources/store/10851/productview/byCategory/40001?${query}`,
  );
  const { catalogEntryView } = (await response.json()) as {
    catalogEntryView: { partNumber: string; sKUs?: { partNumber: string }[] }[];
  };
  const [first] = catalogEntryView;
  if (!first) throw new Error('The sandbox has no eyeglasses.');
  return first.sKUs?.[0]?.partNumber ?? first.partNumber;
}

/** Server-rendered pages per second, with the sandbox in the same process. */
async function measurePages(): Promise<void> {
  const storefront = await startServer({
    command: 'node',
    args: ['dist/server/storefront.js'],
    port: 4023,
    environment: { SANDBOX_DATA: DATA },
    readyPath: '/lc-us',
  });
  console.log('\nServer-rendered pages per second');
  for (const path of ['/lc-us', '/lc-us/eyeglasses']) {
    const result = measureLoad(binFolder, { url: storefront.origin + path });
    console.log(
      `  ${path.padEnd(18)} ${result.requestsPerSecond.toFixed(0)} (${result.failed} failed, p99 ${result.p99} ms)`,
    );
  }
  await storefront.stop();
}

/** Page speed on a mid-range phone and a slow network. */
async function measureSpeed(): Promise<void> {
  const storefront = await startServer({
    command: 'node',
    args: ['dist/server/storefront.js'],
    port: 4024,
    environment: { SANDBOX_DATA: DATA },
    readyPath: '/lc-us',
  });
  console.log('\nOn a throttled phone: first paint | largest paint | layout shift | requests | KiB');
  for (const path of ['/lc-us', '/lc-us/eyeglasses', `/lc-us/${await firstUpc(storefront)}`]) {
    const speed = await measurePageSpeed(storefront.origin + path);
    console.log(
      `  ${path.padEnd(20)} ${speed.firstPaint.toFixed(0)} ms | ${speed.largestPaint.toFixed(0)} ms | ` +
        `${speed.shift.toFixed(3)} | ${speed.requests} | ${speed.kibibytes.toFixed(0)}`,
    );
  }
  const facet = await measureFacetSpeed(`${storefront.origin}/lc-us/eyeglasses`);
  console.log(
    `  a facet: next paint after ${facet.paint.toFixed(0)} ms, its products after ${facet.products.toFixed(0)} ms`,
  );
  await storefront.stop();
}
