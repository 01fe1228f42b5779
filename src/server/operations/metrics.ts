import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds. A page waits two for its data. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What the people who operate the store see. No label has a value that a client can choose.
 *
 * @param brokenServices of the commerce API, which are left alone at the moment.
 */
export function createMetrics(registry: Registry, brokenServices: () => readonly string[] = () => []) {
  // Event-loop delay, memory, garbage collection.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'store_api_circuit_open',
    help: 'Services of the commerce API that are left alone, since they do not respond.',
    labelNames: ['service'],
    registers,
    collect() {
      this.reset();
      for (const service of brokenServices()) this.set({ service }, 1);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'store_request_seconds',
      help: 'Time to the response, by page or operation of the API.',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    apiCalls: new Histogram({
      name: 'store_api_call_seconds',
      help: 'Time to the response of the commerce API, by operation.',
      labelNames: ['operation', 'outcome'],
      buckets: BUCKETS,
      registers,
    }),
    cache: new Counter({
      name: 'store_api_cache_total',
      help: 'Responses that everyone gets: fresh ones of the cache, older ones, and those of the host.',
      labelNames: ['result'],
      registers,
    }),
    browserLcp: new Histogram({
      name: 'store_browser_lcp_seconds',
      help: 'Largest contentful paint in browsers, by page.',
      labelNames: ['route'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      registers,
    }),
    browserInp: new Histogram({
      name: 'store_browser_inp_seconds',
      help: 'Interaction to next paint in browsers, by page.',
      labelNames: ['route'],
      buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
      registers,
    }),
    browserCls: new Histogram({
      name: 'store_browser_cls',
      help: 'Cumulative layout shift in browsers, by page.',
      labelNames: ['route'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
      registers,
    }),
    browserErrors: new Counter({
      name: 'store_browser_errors_total',
      help: 'Errors of scripts in browsers, by page.',
      labelNames: ['route'],
      registers,
    }),
    rejected: new Counter({
      name: 'store_refused_total',
      help: 'Requests that were refused, since there was no time for them.',
      registers,
    }),
  };
}
