import { measureLoad } from './load.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { firstFrame } from './store-data.ts';

const READY = '/wcs/resources/store/10851/usercontext/@self/contextdata';

/** Measures the cost of watching real traffic: the same query with and without it, through the proxy and through the store. */
export async function compareWatched(binFolder: string, dataFile: string): Promise<void> {
  const host = await startServer({
    command: 'node',
    args: ['dist/server/sandbox.js'],
    port: 4024,
    environment: { SANDBOX_DATA: dataFile },
    readyPath: READY,
  });
  const { partNumber } = await firstFrame(host.origin);
  const store = (environment: Record<string, string>) =>
    startServer({
      command: 'node',
      args: ['dist/server/storefront.js'],
      port: 4025,
      environment: { WCS_ORIGIN: host.origin, ...environment },
      readyPath: READY,
    });
  const proxy = () =>
    startServer({
      command: 'node',
      args: ['scripts/contract/contract.ts', 'proxy', '--url', host.origin, '--port', '4025'],
      port: 4025,
      readyPath: READY,
    });
  console.log(
    '\nA product query with and without the watch (ms, one after the other | requests/s of 16 | checked)',
  );
  try {
    await measure(binFolder, 'the host itself', partNumber, async () => ({ ...host, stop: async () => {} }));
    await measure(binFolder, 'the proxy', partNumber, proxy);
    await measure(binFolder, 'the store', partNumber, () => store({}));
    await measure(binFolder, 'the store, watched', partNumber, () => store({ CONTRACT_CHECK: '1' }));
  } finally {
    await host.stop();
  }
}

async function measure(
  binFolder: string,
  name: string,
  upc: string,
  start: () => Promise<RunningServer>,
): Promise<void> {
  const server = await start();
  try {
    const query = new URLSearchParams({ partNumber: upc, catalogId: '10101', langId: '-1', currency: 'USD' });
    const target = {
      url: `${server.origin}/search/resources/store/10851/productview/byPartNumbers?${query}`,
    };
    const alone = measureLoad(binFolder, target, 1);
    const checkedAlone = await checkedShare(server.origin);
    const together = measureLoad(binFolder, target);
    const checkedTogether = await checkedShare(server.origin);
    console.log(
      `  ${name.padEnd(20)} ${(1000 / alone.requestsPerSecond).toFixed(2)} | ${together.requestsPerSecond.toFixed(0)} | ` +
        `${checkedAlone}, ${checkedTogether} (${alone.failed + together.failed} failed)`,
    );
  } finally {
    await server.stop();
  }
}

/** Returns the share of the traffic so far that was checked. */
async function checkedShare(origin: string): Promise<string> {
  const response = await fetch(`${origin}/contract-findings/report.json`);
  if (!response.ok) return '-';
  const { watched } = (await response.json()) as {
    watched: { checked: number; unchecked: Record<string, number> };
  };
  const skipped = Object.values(watched.unchecked).reduce((sum, count) => sum + count, 0);
  return `${Math.round((100 * watched.checked) / (watched.checked + skipped))} %`;
}
