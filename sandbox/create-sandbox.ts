import { fieldsOf } from '@/domain/data/fields-of';
import { type Call, type RunningCall, startCall } from './call';
import type { Problem } from './contract/checker';
import type { Method } from './contract/document';
import type { Finding } from './contract/finding';
import type { Operation } from './contract/operations';
import type { RouteIndex, RouteMatch } from './contract/route-index';
import { type LoggedRequest, RequestLog } from './control/request-log';
import {
  type ApiError,
  ApiErrorResponse,
  apiErrors,
  commandFailureResponse,
  errorResponse,
  reject,
} from './http/api-errors';
import type { CookieToSet } from './http/cookies';
import { localizeErrorResponse } from './http/error-messages';
import { paramsToObject, readBody } from './http/read-request';
import { withCookies } from './http/with-cookies';
import type { SandboxContext } from './sandbox-context';
import { applyEffect, NoNetworkError } from './scenarios/apply-effect';
import { latencyOf } from './scenarios/latency';
import type { Scenario } from './scenarios/scenario';
import { scenarioName } from './scenarios/scenario-name';
import { identifyShopper } from './session/identify-shopper';
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
   * @param cookieHeader the caller's cookies; default: the request's own.
   */
  handle: (request: Request, cookieHeader?: string) => Promise<SandboxResponse>;
  /** The same, with the cookies as response headers. */
  fetch: (request: Request) => Promise<Response>;
}

export interface SandboxResponse {
  response: Response;
  cookies: CookieToSet[];
}

/** Creates a sandbox: the commerce API's behavior on its own state. Sandboxes share only what never changes. */
export function createSandbox({ context, onFinding, onFailure }: SandboxOptions): Sandbox {
  const { routes, checker, scenarios, handlers } = sharedResources();
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
    try {
      const latency = latencyOf(request, cookieHeader);
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      const { response, cookies } = await handleRoute(route, url, request, { cookieHeader, findings });
      logRequest(response.status);
      return { response: withNoStore(response, url.pathname), cookies };
    } catch (error) {
      logRequest(0);
      throw error;
    }
  }

  async function handleRoute(
    route: ReturnType<RouteIndex['find']>,
    url: URL,
    request: Request,
    { cookieHeader, findings }: { cookieHeader: string; findings: Finding[] },
  ): Promise<SandboxResponse> {
    if (!route) return withoutCookies(errorResponse(apiErrors.notFound(url.pathname)));
    if (route === 'method-not-allowed')
      return withoutCookies(methodNotAllowed(request.method, routes.methodsOf(url.pathname)));
    const report = (finding: Finding) => {
      findings.push(finding);
      onFinding?.(finding);
    };
    try {
      const runningCall = await prepareCall(route, request, { cookieHeader, report });
      const effect = scenarios.get(scenarioName(request, cookieHeader))?.effects[route.operation.id];
      const runHandler = () => run(route.operation, runningCall);
      const { operation } = route;
      const result = effect
        ? await applyEffect(effect, { operation, call: runningCall.call, context }, runHandler)
        : await runHandler();
      const response = await localizeErrorResponse(result, {
        isCommand: route.operation.path.startsWith('/webapp/'),
        langId: languageOf(runningCall.call),
      });
      checkResponse(route.operation, response, { result: runningCall.result, report });
      return { response, cookies: runningCall.cookies };
    } catch (error) {
      if (error instanceof ApiErrorResponse)
        return withoutCookies(toErrorResponse(route.operation, error.apiError));
      if (error instanceof NoNetworkError) throw error;
      onFailure?.(error);
      return withoutCookies(errorResponse(apiErrors.systemError()));
    }
  }

  return {
    context,
    scenarios,
    log,
    handle,
    fetch: async (request) => withCookies(await handle(request)),
  };

  async function prepareCall(
    { operation, params }: RouteMatch,
    request: Request,
    { cookieHeader, report }: { cookieHeader: string; report: ReportFinding },
  ): Promise<RunningCall> {
    const url = new URL(request.url);
    const query = paramsToObject(url.searchParams);
    const check = (problems: Problem[]) => rejectProblems(operation, problems, report);
    check(checker.checkParameters(operation, 'path', params));
    check(checker.checkParameters(operation, 'query', query));
    const body = await readBody(operation, request);
    if (body) check(checker.checkBody(operation, body.contentType, body.value));
    const caller = {
      state: context.state,
      headers: request.headers,
      cookieHeader,
      now: context.now().getTime(),
    };
    const shopper = identifyShopper(operation, caller);
    const cookies: CookieToSet[] = [];
    const call = {
      operationId: operation.id,
      request,
      url,
      params,
      query,
      body: body?.value,
      shopper,
      cookieHeader,
      setCookie: (cookie: CookieToSet) => cookies.push(cookie),
      respond: (response: Response) => {
        runningCall.response = response;
      },
    } as unknown as Call;
    const runningCall: RunningCall = { context, cookies, call };
    return runningCall;
  }

  async function run(operation: Operation, runningCall: RunningCall): Promise<Response> {
    // The body was already read; the handler gets a request without one, which is cheap to copy.
    const request = new Request(runningCall.call.url, { method: operation.method.toUpperCase() });
    startCall(request, runningCall);
    const handled = await handlers.get(operation.id)?.run({ request, requestId: operation.id });
    const response = runningCall.response ?? handled?.response;
    if (!response) throw new Error(`The handler of ${operation.id} returned no response.`);
    return response;
  }

  function checkResponse(
    operation: Operation,
    { status, headers }: Response,
    { result, report }: { result: unknown; report: ReportFinding },
  ): void {
    const contentType = (headers.get('content-type') ?? '').split(';')[0] ?? '';
    const problems = checker.checkResponse(operation, status, contentType, result);
    if (problems.length > 0) report({ operationId: operation.id, direction: 'response', status, problems });
  }
}

type ReportFinding = (finding: Finding) => void;

/** @throws ApiErrorResponse 400 that names the first invalid field. */
function rejectProblems(operation: Operation, problems: Problem[], report: ReportFinding): void {
  const [first] = problems;
  if (!first) return;
  report({ operationId: operation.id, direction: 'request', status: 400, problems });
  reject(apiErrors.invalidField(first.field, first.message));
}

function loggedOperation(route: ReturnType<RouteIndex['find']>): LoggedRequest['operation'] {
  if (!route || route === 'method-not-allowed') return undefined;
  const { operation, params } = route;
  return { id: operation.id, path: operation.path, params };
}

/** HTTP requires the methods that the path has (RFC 9110 §15.5.6). */
function methodNotAllowed(method: string, methods: Method[]): Response {
  const response = errorResponse(apiErrors.methodNotAllowed(method));
  response.headers.set('Allow', methods.map((allowed) => allowed.toUpperCase()).join(', '));
  return response;
}

/** Servlet commands report every failure with HTTP 200, including an expired session. */
function toErrorResponse(operation: Operation, error: ApiError): Response {
  const isCommand = operation.path.startsWith('/webapp/') && operation.statuses.includes(200);
  return isCommand && error.status === 401 ? commandFailureResponse(error) : errorResponse(error);
}

/**
 * A shopper's own responses, including errors, are never cached. Images and the catalog set their own cache lifetime.
 */
function withNoStore(response: Response, path: string): Response {
  const isShopperPath = path.startsWith('/wcs/') || path.startsWith('/webapp/');
  if (!isShopperPath || response.headers.has('Cache-Control')) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** Language from the URL or the command's form. */
function languageOf({ url, body }: Call): unknown {
  return url.searchParams.get('langId') ?? fieldsOf(body).langId;
}

function withoutCookies(response: Response): SandboxResponse {
  return { response, cookies: [] };
}
