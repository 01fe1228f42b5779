import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isApiPath } from '../api-paths';
import { isOfOneShopper } from '../pages/shopper-cookies';

/** How often the delay is measured, in milliseconds. */
const WINDOW_MS = 500;
/** So many measurements in a row, since the first page of a server that has just started takes one of them alone. */
const WINDOWS = 3;
/** Of the limit, from which shoppers with a session are refused, too. */
const SHOPPERS_FACTOR = 3;

/**
 * Measures how long what is ready waits for the event loop.
 *
 * @returns the shortest of the means of the last three half seconds, in milliseconds: what all of them exceed is a load that lasts.
 */
export function measureDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  const delays = Array<number>(WINDOWS).fill(0);
  const timer = setInterval(() => {
    // Of idle times, the mean is the resolution.
    delays.push(histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - 20) : 0);
    delays.shift();
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return () => Math.min(...delays);
}

export interface RejectionOptions {
  /** The delay at the moment, in milliseconds. */
  delay: () => number;
  /** From which views of pages without a session are refused, in milliseconds. */
  limit: number;
  reject: (context: Context) => Response | Promise<Response>;
  onReject?: (() => void) | undefined;
}

/**
 * Refuses what there is no time for, instead of letting everything wait: first the pages of shoppers without a session, who have nothing
 * to lose, then all pages. Carts and checkouts in progress, which are calls of the API, go on the longest.
 */
export function rejectEarly({ delay, limit, reject, onReject }: RejectionOptions): MiddlewareHandler {
  return (context, next) => {
    const current = delay();
    if (current <= limit) return next();
    const hasSession = isOfOneShopper(Object.keys(getCookie(context)));
    const isForShopper = hasSession || isApiPath(context.req.path);
    if (isForShopper && current <= limit * SHOPPERS_FACTOR) return next();
    onReject?.();
    return Promise.resolve(reject(context));
  };
}
