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
        const response = await beforeTimeout(transport(request.clone()), limits.timeoutMs);
        const waitMs = requestedWaitMs(response);
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

/** How long a busy host asks to wait (RFC 9110 §10.2.3); undefined when it does not, or longer than a run should. */
function requestedWaitMs({ status, headers }: Response): number | undefined {
  const after = headers.get('retry-after');
  if (after === null || (status !== 429 && status !== 503)) return undefined;
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return waitMs <= LONGEST_WAIT_MS ? Math.max(0, waitMs) : undefined;
}

/** @throws DOMException named TimeoutError. */
async function beforeTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no response within ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
