import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { untilReady } from '../server-process.ts';
import { type AbuseRequest, abuseRequests, type PlainRequest } from './abuse-requests.ts';

const PORT = 4025;
const REQUESTS = Number(process.env.REQUESTS ?? 2000);
const SEED = Number(process.env.SEED ?? 1);

/** Maximum extra cost of a request, compared with the same one in an ordinary size. */
const MAX_MORE_PROCESSOR_MS = 100;
const MAX_MORE_BYTES = 1_000_000;
const MAX_HEALTH_MS = 200;
/**
 * Number of measurements. Other work on the machine makes single ones longer, never shorter, so the bench takes the shortest of
 * several.
 */
const TRIES = 10;
const PLAIN_TRIES = 4;
const SHOWN = 10;

type Measured = AbuseRequest & { cost: Cost; moreProcessor: number; moreBytes: number };

/**
 * Sends requests that are large or repetitive to every route of the built store.
 *
 * @returns whether all of them stay within the limits.
 */
export async function measureAbuse(dataFile: string): Promise<boolean> {
  const server = await startMeasuredServer(PORT, dataFile);
  try {
    const plainCosts = new Map<string, Cost>();
    const measured: Measured[] = [];
    for (const request of abuseRequests(REQUESTS, SEED)) {
      const key = `${request.plain.method} ${request.plain.path}`;
      const plain = plainCosts.get(key) ?? (await leastCost(server, request.plain, PLAIN_TRIES));
      plainCosts.set(key, plain);
      measured.push(await measureBeyond(server, request, plain));
    }
    return report(measured);
  } finally {
    await server.stop();
  }
}

async function measureBeyond(server: MeasuredServer, request: AbuseRequest, plain: Cost): Promise<Measured> {
  const { method } = request.plain;
  const sent = { method, ...request, headers: { ...request.plain.headers, ...request.headers } };
  const cost = await leastCost(server, sent, TRIES, (each) => !exceeds(beyond(each, plain), each));
  return { ...request, cost, ...beyond(cost, plain) };
}

function beyond(cost: Cost, plain: Cost) {
  return { moreProcessor: cost.processor - plain.processor, moreBytes: cost.size - plain.size };
}

function exceeds({ moreProcessor, moreBytes }: ReturnType<typeof beyond>, { health }: Cost): boolean {
  return moreProcessor > MAX_MORE_PROCESSOR_MS || moreBytes > MAX_MORE_BYTES || health > MAX_HEALTH_MS;
}

/** The least of several measurements of each kind; measures no more once one is good enough. */
async function leastCost(
  server: MeasuredServer,
  request: PlainRequest,
  tries: number,
  isEnough: (cost: Cost) => boolean = () => false,
): Promise<Cost> {
  let least = await server.measure(request);
  for (let count = 1; count < tries && !isEnough(least); count += 1) {
    const { processor, size, health, status } = await server.measure(request);
    least = {
      status,
      size,
      processor: Math.min(processor, least.processor),
      health: Math.min(health, least.health),
    };
  }
  return least;
}

function report(measured: readonly Measured[]): boolean {
  const by = (value: (each: Measured) => number) =>
    [...measured].sort((a, b) => value(b) - value(a)).slice(0, SHOWN);
  console.log(`\n${measured.length} large or repetitive requests (seed ${SEED}): the worst ones`);
  print(
    'processor time beyond the plain page, ms',
    by((each) => each.moreProcessor),
    (each) => each.moreProcessor,
  );
  print(
    'bytes beyond the plain page',
    by((each) => each.moreBytes),
    (each) => each.moreBytes,
  );
  print(
    '/health beside it, ms',
    by(({ cost }) => cost.health),
    ({ cost }) => cost.health,
  );
  const excessive = measured.filter((each) => exceeds(each, each.cost));
  const statuses = Map.groupBy(measured, ({ cost }) => cost.status);
  console.log([...statuses].map(([status, { length }]) => `${status}: ${length}`).join(', '));
  console.log(`${measured.length - excessive.length} passed, ${excessive.length} failed`);
  return excessive.length === 0;
}

function print(title: string, worst: readonly Measured[], value: (each: Measured) => number): void {
  console.log(`  ${title}`);
  for (const each of worst) {
    const { plain, kind, cost } = each;
    const shownPath = plain.path.slice(0, 60);
    console.log(
      `    ${value(each).toFixed(0).padStart(8)}  ${cost.status} ${plain.method} ${shownPath}: ${kind}`,
    );
  }
}

interface Cost {
  /** Processor time of the server, in milliseconds. */
  processor: number;
  /** Bytes of the response, not compressed. */
  size: number;
  /** Duration of `/health` beside it, in milliseconds. */
  health: number;
  status: number;
}

interface MeasuredServer {
  measure: (request: PlainRequest) => Promise<Cost>;
  stop: () => Promise<void>;
}

/** Delay of `/health` after a request, in milliseconds: the server is then busy with the request. */
const HEALTH_DELAY_MS = 5;

/** Starts the built store, and measures what its responses cost. */
async function startMeasuredServer(port: number, dataFile: string): Promise<MeasuredServer> {
  const child = fork('dist/server/storefront.js', {
    execArgv: ['--import', './scripts/bench/abuse/report-usage.mjs'],
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: dataFile },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await untilReady(`http://127.0.0.1:${port}/lc-us`, child);
  const agent = new Agent({ keepAlive: true });
  const send = (request: PlainRequest) => sendTo(port, agent, request);
  const processorTime = async () => {
    child.send('usage');
    const [microseconds] = (await once(child, 'message')) as [number];
    return microseconds / 1000;
  };
  return {
    async measure(request) {
      const before = await processorTime();
      const [response, health] = await Promise.all([send(request), healthTime(send)]);
      return { ...response, health, processor: (await processorTime()) - before };
    },
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function healthTime(send: (request: PlainRequest) => Promise<unknown>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, HEALTH_DELAY_MS));
  const start = performance.now();
  await send({ method: 'GET', path: '/health' });
  return performance.now() - start;
}

/** Returns status and size of a response. Treats a connection that the server closed as a response without a body. */
function sendTo(
  port: number,
  agent: Agent,
  { method, path, headers = {}, body }: PlainRequest,
): Promise<Pick<Cost, 'status' | 'size'>> {
  const host = '127.0.0.1';
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    let size = 0;
    const request = httpRequest(
      { host, port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        const finish = () => resolve({ status: response.statusCode ?? 0, size });
        response.on('data', (chunk: Uint8Array) => {
          size += chunk.byteLength;
        });
        response.on('close', finish);
      },
    );
    request.on('error', () => resolve({ status: 0, size }));
    request.end(body);
  });
}
