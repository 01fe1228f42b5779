import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface LoadTarget {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
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
export function measureLoad(
  binFolder: string,
  target: LoadTarget,
  connections: number = CONNECTIONS,
): LoadResult {
  runAutocannon(binFolder, target, { seconds: WARM_UP_SECONDS, connections });
  const result = runAutocannon(binFolder, target, { seconds: SECONDS, connections });
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
  { seconds, connections }: { seconds: number; connections: number },
): AutocannonResult {
  const args = ['--json', '-c', String(connections), '-d', String(seconds), '-m', method];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  // autocannon replaces [<id>] in the body of each request with a new id.
  if (body !== undefined) args.push('-b', body, '--idReplacement');
  const output = execFileSync(join(binFolder, 'autocannon'), [...args, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString()) as AutocannonResult;
}
