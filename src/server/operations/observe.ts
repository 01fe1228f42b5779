import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiConnection } from '../api-connection';
import type { Metrics } from './metrics';
import { operationOf, routeOf } from './route-of';

export interface Observers {
  metrics?: Metrics | undefined;
  logger?: Logger | undefined;
}

/** By which the lines of one request are found in the logs of every system that it passes (W3C Trace Context). */
interface Trace {
  requestId: string;
  traceparent: string | undefined;
}

const traces = new AsyncLocalStorage<Trace>();

const REQUEST_ID = /^[\w.-]{1,64}$/;
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** Measures each request and logs it by one line. There is nothing personal in it: no address, no cookie, no name. */
export function observeRequests({ metrics, logger }: Observers): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const start = performance.now();
    const trace = traceOf(req.header('x-request-id'), req.header('traceparent'));
    await traces.run(trace, next);
    const seconds = (performance.now() - start) / 1000;
    const { status, headers } = context.res;
    const route = routeOf(req.path);
    metrics?.requests.observe({ route, status }, seconds);
    // What a cache keeps is of nobody's request.
    if (!headers.get('cache-control')?.startsWith('public')) headers.set('X-Request-Id', trace.requestId);
    const level = status >= 500 ? 'error' : route === '/health' ? 'debug' : 'info';
    logger?.[level]({
      ...trace,
      method: req.method,
      route,
      status,
      milliseconds: Math.round(seconds * 1000),
    });
  };
}

/** Measures each call of the commerce API, and passes on to which request it belongs. */
export function observeApi(api: ApiConnection, { metrics }: Observers): ApiConnection {
  return {
    ...api,
    send: async (request) => {
      const trace = traces.getStore();
      if (trace) request.headers.set('x-request-id', trace.requestId);
      // What a client wrote there without being a trace goes nowhere.
      request.headers.delete('traceparent');
      if (trace?.traceparent) request.headers.set('traceparent', trace.traceparent);
      const operation = operationOf(new URL(request.url).pathname);
      const stop = metrics?.apiCalls.startTimer({ operation });
      try {
        const response = await api.send(request);
        stop?.({ outcome: String(response.status) });
        return response;
      } catch (error) {
        stop?.({ outcome: request.signal.aborted ? 'aborted' : 'failed' });
        throw error;
      }
    },
  };
}

/** Those of the client, if they are what they should be: they get into logs. */
function traceOf(requestId: string | undefined, traceparent: string | undefined): Trace {
  return {
    requestId: requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    traceparent: traceparent && TRACEPARENT.test(traceparent) ? traceparent : undefined,
  };
}
