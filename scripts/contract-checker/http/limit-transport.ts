import type { Transport } from './transport.ts';

export interface TransportLimits {
  /** Requests that may wait for a response at the same time. */
  concurrency: number;
  /** Requests per second; without it there is no limit. */
  rate?: number;
  /** Milliseconds after which a request without a response is given up. */
  timeoutMs: number;
}

/** A transport that sends no more than the limits allow; the others wait in line. */
export function limitTransport(transport: Transport, limits: TransportLimits): Transport {
  const waiting: (() => void)[] = [];
  const intervalMs = limits.rate === undefined ? 0 : 1000 / limits.rate;
  let running = 0;
  let nextStart = 0;

  const enter = async () => {
    if (running >= limits.concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    const now = performance.now();
    const start = Math.max(now, nextStart);
    nextStart = start + intervalMs;
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
  };
  // The place goes to the next in line, if there is one.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (request) => {
    await enter();
    try {
      for (let tries = 1; ; tries += 1) {
        const response = await beforeTimeout(transport, request.clone(), limits.timeoutMs);
        const waitMs = requestedWaitMs(response, tries);
        if (waitMs === undefined || tries === MOST_TRIES) return response;
        // All others wait, too.
        nextStart = Math.max(nextStart, performance.now() + waitMs);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    } finally {
      leave();
    }
  };
}

const MOST_TRIES = 4;
const LONGEST_WAIT_MS = 60_000;

/** For a limit that does not say how long: each time twice as long. */
const SHORTEST_WAIT_MS = 1000;

/**
 * How long a busy host asks to wait (RFC 9110 §10.2.3); undefined when it does not, or longer than a run should.
 *
 * @param tries how often it was asked.
 */
export function requestedWaitMs({ status, headers }: Response, tries: number): number | undefined {
  const after = headers.get('retry-after');
  if (after === null && status === 429) return SHORTEST_WAIT_MS * 2 ** (tries - 1);
  if (after === null || (status !== 429 && status !== 503)) return undefined;
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return waitMs <= LONGEST_WAIT_MS ? Math.max(0, waitMs) : undefined;
}

/**
 * Gives the request up when there is no response: its connection would keep the process and the host busy.
 *
 * @throws DOMException named TimeoutError.
 */
async function beforeTimeout(transport: Transport, request: Request, timeoutMs: number): Promise<Response> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no response within ${timeoutMs} ms`, 'TimeoutError');
      reject(error);
      abort.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([transport(new Request(request, { signal: abort.signal })), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
