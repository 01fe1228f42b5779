import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { untilReady } from '../server-process.ts';
import type { PlainRequest } from './abuse-requests.ts';

export interface Cost {
  /** Processor time of the server, in milliseconds. */
  processor: number;
  /** Bytes of the response, not compressed. */
  size: number;
  /** Duration of `/health` beside it, in milliseconds. */
  health: number;
  status: number;
}

export interface MeasuredServer {
  measure: (request: PlainRequest) => Promise<Cost>;
  stop: () => Promise<void>;
}

/** Delay of `/health` after a request, in milliseconds: the server is then busy with the request. */
const HEALTH_DELAY_MS = 5;

/** Starts the built store, and measures what its responses cost. */
export async function startMeasuredServer(port: number, dataFile: string): Promise<MeasuredServer> {
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
