import type { Method } from './contract/document';
import type { Finding } from './contract/finding';
import type { RouteIndex } from './contract/route-index';
import { type LoggedRequest, RequestLog } from './control/request-log';
import { apiErrors, errorResponse } from './http/api-errors';
import { withCookies } from './http/with-cookies';
import { runOperation, type SandboxResponse, withoutCookies } from './run-operation';
import type { SandboxContext } from './sandbox-context';
import { latencyOf } from './scenarios/latency';
import type { Scenario } from './scenarios/scenario';
import { sharedResources } from './shared-resources';

export interface SandboxOptions {
  context: SandboxContext;
  /** Called for every request or response that violates the contract. */
  onFinding?: (finding: Finding) => void;
  /** Called for failures of the sandbox itself. */
  onFailure?: (error: unknown) => void;
}

export interface Sandbox {
  context: SandboxContext;
  scenarios: ReadonlyMap<string, Scenario>;
  /** The latest requests with their contract violations. */
  log: RequestLog;
  /**
   * Handles one request to the commerce API. Throws only where a scenario simulates a network failure.
   *
   * @param cookieHeader the caller's cookies; default: those of the request.
   */
  handle: (request: Request, cookieHeader?: string) => Promise<SandboxResponse>;
  /** The same, with the cookies as response headers. */
  fetch: (request: Request) => Promise<Response>;
}

type Route = ReturnType<RouteIndex['find']>;

/** Creates a sandbox: the commerce API's behavior over separate state. Sandboxes share only what never changes. */
export function createSandbox({ context, onFinding, onFailure }: SandboxOptions): Sandbox {
  const { routes, scenarios } = sharedResources();
  const log = new RequestLog();

  async function handle(
    request: Request,
    cookieHeader = request.headers.get('cookie') ?? '',
  ): Promise<SandboxResponse> {
    const url = new URL(request.url);
    const route = routes.find(request.method, url.pathname);
    const findings: Finding[] = [];
    const at = context.now().getTime();
    const startTime = performance.now();
    const logRequest = (status: number) =>
      log.add({
        at,
        method: request.method,
        url,
        operation: loggedOperation(route),
        status,
        milliseconds: performance.now() - startTime,
        findings,
      });
    const report = (finding: Finding) => {
      findings.push(finding);
      onFinding?.(finding);
    };
    try {
      const latency = latencyOf(request, cookieHeader, context.defaults.latency);
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      const { response, cookies } = await respond();
      logRequest(response.status);
      return { response: withNoStore(response, url.pathname), cookies };
    } catch (error) {
      logRequest(0);
      throw error;
    }

    async function respond(): Promise<SandboxResponse> {
      if (!route) return withoutCookies(errorResponse(apiErrors.notFound(url.pathname)));
      if (route === 'method-not-allowed')
        return withoutCookies(methodNotAllowed(request.method, routes.methodsOf(url.pathname)));
      return runOperation({ route, request, url, cookieHeader }, { context, report, onFailure });
    }
  }

  return {
    context,
    scenarios,
    log,
    handle,
    fetch: async (request) => withCookies(await handle(request)),
  };
}

function loggedOperation(route: Route): LoggedRequest['operation'] {
  if (!route || route === 'method-not-allowed') return undefined;
  const { operation, params } = route;
  return { id: operation.id, path: operation.path, params };
}

/** Responds with the methods that the path has, which HTTP requires (RFC 9110 §15.5.6). */
function methodNotAllowed(method: string, methods: Method[]): Response {
  const response = errorResponse(apiErrors.methodNotAllowed(method));
  response.headers.set('Allow', methods.map((allowed) => allowed.toUpperCase()).join(', '));
  return response;
}

/** Paths whose responses belong to one shopper, tokens included. */
const OWN_PATHS = /^\/(wcs|webapp|identity-provider|captcha)\//;

/**
 * A shopper's own responses, including errors, are never cached. Images and the catalog set their own cache lifetime.
 */
function withNoStore(response: Response, path: string): Response {
  if (!OWN_PATHS.test(path) || response.headers.has('Cache-Control')) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
