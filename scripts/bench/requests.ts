import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type RunningServer, startServer } from './server-process.ts';
import { firstFrame } from './store-data.ts';

/** Compares the sandbox, which validates requests and responses, with Prism on the same contract, one after the other. */
export async function compareWithPrism(binFolder: string, dataFile: string): Promise<void> {
  const sandbox = await startServer({
    command: 'node',
    args: ['dist/server/sandbox.js'],
    port: 4021,
    environment: { SANDBOX_DATA: dataFile },
    readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
  });
  const { partNumber } = await firstFrame(sandbox.origin);
  const sandboxResults = Object.entries(loadTargets(sandbox, partNumber)).map(
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
    Object.entries(loadTargets(prism, partNumber)).map(([name, target]) => [
      name,
      measureLoad(binFolder, target),
    ]),
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
    'store search': {
      url: `${origin}/wcs/resources/store/10851/storelocator/filtered/latitude/40.713/longitude/-74.006?pageSize=20&offset=0&langId=-1`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        selectedOpeningFilters: [],
        selectedInsuranceFilters: [],
        selectedLanguageFilters: [],
        locationEntry: 'New York',
        isNuance: false,
      }),
    },
    'form post': {
      url: `${origin}/webapp/wcs/stores/servlet/LCEmailSubscription`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=shopper-[<id>]@example.com&storeId=10851&langId=-1&URL=%2Flc-us&emailType=newsletter',
    },
  };
}

/** Server-rendered pages per second, with the sandbox in the same process. */
export async function measurePages(binFolder: string, storefront: RunningServer): Promise<void> {
  console.log('\nServer-rendered pages per second');
  for (const path of ['/lc-us', '/lc-us/eyeglasses']) {
    const result = measureLoad(binFolder, { url: storefront.origin + path });
    console.log(
      `  ${path.padEnd(18)} ${result.requestsPerSecond.toFixed(0)} (${result.failed} failed, p99 ${result.p99} ms)`,
    );
  }
}

interface LoadTarget {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Non-2xx responses and connection errors. */
  failed: number;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;

/** Sends requests from a separate process: first a warm-up, then the measured run. */
function measureLoad(binFolder: string, target: LoadTarget): LoadResult {
  runAutocannon(binFolder, target, WARM_UP_SECONDS);
  const result = runAutocannon(binFolder, target, SECONDS);
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

function runAutocannon(
  binFolder: string,
  { url, method = 'GET', headers = {}, body }: LoadTarget,
  seconds: number,
): AutocannonResult {
  const args = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', method];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  // autocannon replaces [<id>] in the body of each request with a new id.
  if (body !== undefined) args.push('-b', body, '--idReplacement');
  const output = execFileSync(join(binFolder, 'autocannon'), [...args, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString()) as AutocannonResult;
}
