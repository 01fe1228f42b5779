import type { HttpHandler } from 'msw';
import { type Call, type RunningCall, startCall } from './call';
import { ContractChecker, type Problem } from './contract/checker';
import { contractOperations, type Operation, type OperationId } from './contract/operations';
import { RouteIndex, type RouteMatch } from './contract/route-index';
import { handlerFactories } from './handlers/registry';
import { type CookieToSet, serializeCookie } from './http/cookies';
import { readBody, textValues } from './http/read-request';
import {
  commandFailureResponse,
  type Refusal,
  RefusalError,
  refusalResponse,
  refusals,
  refuse,
} from './http/refuse';
import type { SandboxContext } from './sandbox-context';
import { applyEffect, NoNetworkError } from './scenarios/apply-effect';
import type { Scenario } from './scenarios/scenario';
import { scenarioIndex } from './scenarios/scenario-index';
import { scenarioName } from './scenarios/scenario-name';
import { callerOf } from './session/caller-of';

/** A message that does not fit the contract. */
export interface Finding {
  operationId: OperationId;
  direction: 'request' | 'answer';
  status: number;
  problems: Problem[];
}

export interface SandboxOptions {
  context: SandboxContext;
  /** Told of every message that does not fit the contract, in both directions. */
  onFinding?: (finding: Finding) => void;
  /** Told of failures of the sandbox itself. */
  onFailure?: (error: unknown) => void;
}

export interface Sandbox {
  context: SandboxContext;
  scenarios: ReadonlyMap<string, Scenario>;
  /** Whether the sandbox answers requests of this path. */
  serves: (pathname: string) => boolean;
  /**
   * Answers one request of the platform. Throws only where a scenario cuts the network.
   *
   * @param cookieHeader the caller's cookies; those of the request itself when absent.
   */
  answer: (request: Request, cookieHeader?: string) => Promise<SandboxAnswer>;
  /** The same as one HTTP answer, cookies in its headers. */
  fetch: (request: Request) => Promise<Response>;
}

export interface SandboxAnswer {
  response: Response;
  cookies: CookieToSet[];
}

/** Makes a sandbox: the platform's behaviour over its own data. Nothing is shared between two of them. */
export function createSandbox({ context, onFinding, onFailure }: SandboxOptions): Sandbox {
  const operations = contractOperations();
  const routes = new RouteIndex(operations);
  const checker = new ContractChecker();
  const scenarios = scenarioIndex(operations);
  const handlers = new Map<OperationId, HttpHandler>(
    operations.map((operation) => [operation.id, handlerFactories[operation.id]()]),
  );

  async function answer(
    request: Request,
    cookieHeader = request.headers.get('cookie') ?? '',
  ): Promise<SandboxAnswer> {
    const url = new URL(request.url);
    const { response, cookies } = await answerAt(url, request, cookieHeader);
    return { response: unstored(response, url.pathname), cookies };
  }

  async function answerAt(url: URL, request: Request, cookieHeader: string): Promise<SandboxAnswer> {
    const match = routes.find(request.method, url.pathname);
    if (!match) return withoutCookies(refusalResponse(refusals.notFound(url.pathname)));
    if (match === 'method-not-allowed')
      return withoutCookies(refusalResponse(refusals.methodNotAllowed(request.method)));
    try {
      const entry = await prepareCall(match, request, cookieHeader);
      const effect = scenarios.get(scenarioName(request, cookieHeader))?.effects[match.operation.id];
      const own = () => run(match.operation, entry);
      const response = effect ? await applyEffect(effect, match.operation, own) : await own();
      checkAnswer(match.operation, response, entry.answered);
      return { response, cookies: entry.cookies };
    } catch (error) {
      if (error instanceof RefusalError) return withoutCookies(refusalOf(match.operation, error.refusal));
      if (error instanceof NoNetworkError) throw error;
      onFailure?.(error);
      return withoutCookies(refusalResponse(refusals.systemError()));
    }
  }

  return {
    context,
    scenarios,
    serves: (pathname) => routes.find('GET', pathname) !== undefined,
    answer,
    fetch: async (request) => withCookies(await answer(request)),
  };

  async function prepareCall(
    { operation, params }: RouteMatch,
    request: Request,
    cookieHeader: string,
  ): Promise<RunningCall> {
    const url = new URL(request.url);
    const query = textValues(url.searchParams);
    check(operation, checker.checkParameters(operation, 'path', params));
    check(operation, checker.checkParameters(operation, 'query', query));
    const body = await readBody(operation, request);
    if (body) check(operation, checker.checkBody(operation, body.contentType, body.value));
    const caller = {
      state: context.state,
      headers: request.headers,
      cookieHeader,
      now: context.now().getTime(),
    };
    const shopper = callerOf(operation, caller);
    const entry: RunningCall = { context, cookies: [], call: undefined as unknown as Call };
    entry.call = {
      operationId: operation.id,
      request,
      url,
      params,
      query,
      body: body?.value,
      shopper,
      setCookie: (cookie: CookieToSet) => entry.cookies.push(cookie),
      respond: (response: Response) => {
        entry.response = response;
      },
    } as unknown as Call;
    return entry;
  }

  function check(operation: Operation, problems: Problem[]): void {
    const [first] = problems;
    if (!first) return;
    onFinding?.({ operationId: operation.id, direction: 'request', status: 400, problems });
    refuse(refusals.invalidField(first.field, first.message));
  }

  async function run(operation: Operation, entry: RunningCall): Promise<Response> {
    // The body was read above; the handler gets a request without one, which is cheap to copy.
    const request = new Request(entry.call.url, { method: operation.method.toUpperCase() });
    startCall(request, entry);
    const handled = await handlers.get(operation.id)?.run({ request, requestId: operation.id });
    const response = entry.response ?? handled?.response;
    if (!response) throw new Error(`The handler of ${operation.id} gave no answer.`);
    return response;
  }

  function checkAnswer(operation: Operation, response: Response, answered: unknown): void {
    if (!onFinding) return;
    const contentType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const problems = checker.checkAnswer(operation, response.status, contentType, answered);
    if (problems.length > 0) {
      onFinding({ operationId: operation.id, direction: 'answer', status: response.status, problems });
    }
  }
}

/** Servlet commands tell of an ended session as of every failure: with HTTP 200. */
function refusalOf(operation: Operation, refusal: Refusal): Response {
  const isCommand = operation.path.startsWith('/webapp/') && operation.statuses.includes(200);
  return isCommand && refusal.status === 401 ? commandFailureResponse(refusal) : refusalResponse(refusal);
}

/**
 * What belongs to a shopper is never stored by a cache, refusals included; pictures and the catalogue say themselves how
 * long they keep.
 */
function unstored(response: Response, path: string): Response {
  const isShoppers = path.startsWith('/wcs/') || path.startsWith('/webapp/');
  if (!isShoppers || response.headers.has('Cache-Control')) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

function withoutCookies(response: Response): SandboxAnswer {
  return { response, cookies: [] };
}

function withCookies({ response, cookies }: SandboxAnswer): Response {
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('Set-Cookie', serializeCookie(cookie));
  return new Response(response.body, { status: response.status, headers });
}
