import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from 'cockatiel';
import { HTTPException } from 'hono/http-exception';
import { CONTRACT_PATHS } from '@/lib/http/contract-paths';
import type { ApiConnection } from '../api-connection';

/** After so many failures in a row, calls of a service fail at once. A service of which half of the calls fail is still worth asking. */
const FAILURES = 10;
/** After this time one call tries whether the service is back, in milliseconds. */
const PAUSE_MS = 5000;

const SERVICES: ReadonlySet<string> = new Set(CONTRACT_PATHS.map(segmentOf));

/** A host that does not respond, or a gateway in front of it that says so. An error of the service itself is an answer. */
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

export function isGatewayFailure({ status }: Response): boolean {
  return GATEWAY_FAILURES.has(status);
}

/** Leaves a service alone that does not respond, so that neither it nor the store's pages wait for nothing. */
export function breakCircuits(
  api: ApiConnection,
): ApiConnection & Required<Pick<ApiConnection, 'brokenServices'>> {
  const isOpen = new Set<string>();
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = (service: string) => {
    const existing = breakers.get(service);
    if (existing) return existing;
    const breaker = circuitBreaker(
      handleType(HTTPException).orWhenResult((response) => isGatewayFailure(response as Response)),
      {
        halfOpenAfter: PAUSE_MS,
        breaker: new ConsecutiveBreaker(FAILURES),
      },
    );
    breaker.onBreak(() => {
      if (isOpen.has(service)) return;
      isOpen.add(service);
      process.stderr.write(
        `The commerce API's ${service} does not respond. It is tried every ${PAUSE_MS / 1000} seconds.\n`,
      );
    });
    breaker.onReset(() => {
      isOpen.delete(service);
      process.stderr.write(`The commerce API's ${service} responds again.\n`);
    });
    breakers.set(service, breaker);
    return breaker;
  };
  return {
    ...api,
    brokenServices: () => [...isOpen],
    send: async (request) => {
      try {
        return await breakerOf(serviceOf(new URL(request.url).pathname)).execute(() => api.send(request));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? unavailable() : error;
      }
    },
  };
}

/** The service of a path, such as `cart`; `other` for what the contract does not know. */
export function serviceOf(pathname: string): string {
  const segment = segmentOf(pathname);
  return SERVICES.has(segment) ? segment : 'other';
}

function segmentOf(path: string): string {
  const [, ofStore, ofHost] =
    /^\/(?:wcs|search)\/resources\/(?:store\/[^/]+\/)?([^/]+)|^\/(?:webapp\/wcs\/stores\/)?([^/]+)/.exec(
      path,
    ) ?? [];
  return ofStore ?? ofHost ?? 'other';
}

function unavailable(): HTTPException {
  const headers = { 'Retry-After': String(PAUSE_MS / 1000), 'Cache-Control': 'no-store' };
  return new HTTPException(503, { res: new Response('Service Unavailable', { status: 503, headers }) });
}
