import type { Transport } from './transport';

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
      return await beforeTimeout(transport(request), limits.timeoutMs);
    } finally {
      leave();
    }
  };
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
