import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { medians } from './median.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { firstFrame } from './store-data.ts';

const SANDBOX_PORT = 4030;
const WARM_UP = 100;
const ROUNDS = 9;
const PAGES_PER_ROUND = 30;

interface MeasuredServer extends RunningServer {
  folder: string;
  metricsOrigin: string;
}

/**
 * Processor time of a server for a page that is rendered and compressed, in milliseconds. The sandbox is another process, and its
 * responses are fresh.
 *
 * @param folders with a build each, which are measured in turns: the machine may be busy.
 */
export async function measureRendering(folders: readonly string[], dataFile: string): Promise<string> {
  const sandbox = await startServer({
    command: 'node',
    args: ['dist/server/sandbox.js'],
    port: SANDBOX_PORT,
    environment: { SANDBOX_DATA: dataFile },
    readyPath: '/wcs/resources/store/10851/usercontext/@self/contextdata',
  });
  const { partNumber } = await firstFrame(sandbox.origin);
  const paths = { home: '/lc-us', listing: '/lc-us/eyeglasses', product: `/lc-us/${partNumber}` };
  const servers = await Promise.all(folders.map((folder, index) => start(folder, index, sandbox.origin)));
  try {
    for (const server of servers)
      for (const path of Object.values(paths)) await renderPages(server, path, WARM_UP);
    const rounds = new Map(servers.map((server) => [server, [] as Record<string, number>[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers) {
        const times: Record<string, number> = {};
        for (const [name, path] of Object.entries(paths)) times[name] = await timeOfPage(server, path);
        rounds.get(server)?.push(times);
      }
    return [...rounds]
      .map(([{ folder }, times]) => {
        const figures = Object.entries(medians(times)).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
        return `  ${folder.padEnd(18)} ${figures.join('; ')}`;
      })
      .join('\n');
  } finally {
    await Promise.all([...servers, sandbox].map((server) => server.stop()));
  }
}

async function start(folder: string, index: number, hostOrigin: string): Promise<MeasuredServer> {
  const port = SANDBOX_PORT + 1 + 2 * index;
  const server = await startServer({
    command: 'node',
    args: ['dist/server/storefront.js'],
    folder,
    port,
    environment: {
      WCS_ORIGIN: hostOrigin,
      METRICS_PORT: String(port + 1),
      LOG_LEVEL: 'silent',
      // Nothing is refused.
      MAX_DELAY_MS: '60000',
    },
    readyPath: '/health',
  });
  return { ...server, folder, metricsOrigin: `http://127.0.0.1:${port + 1}` };
}

async function timeOfPage(server: MeasuredServer, path: string): Promise<number> {
  const before = await processorTime(server);
  await renderPages(server, path, PAGES_PER_ROUND);
  return (await processorTime(server)) - before;
}

/** Milliseconds of a page of a round. */
async function processorTime({ metricsOrigin }: MeasuredServer): Promise<number> {
  const metrics = await (await fetch(`${metricsOrigin}/metrics`)).text();
  return (Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000) / PAGES_PER_ROUND;
}

let visits = 0;

async function renderPages({ origin }: MeasuredServer, path: string, count: number): Promise<void> {
  for (let page = 0; page < count; page += 1) {
    visits += 1;
    // A page is kept by its host, so each is rendered.
    const headers = { host: `visit-${visits}.test`, 'accept-encoding': 'br' };
    const [response] = (await once(request(origin + path, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    if (response.statusCode !== 200) throw new Error(`${path} has status ${response.statusCode}.`);
    response.resume();
    await once(response, 'end');
  }
}
