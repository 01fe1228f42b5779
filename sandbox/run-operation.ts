import { fieldsOf } from '@/domain/data/fields-of';
import type { Call } from './call';
import type { Problem } from './contract/checker';
import type { Finding } from './contract/finding';
import type { Operation, OperationId } from './contract/operations';
import type { RouteMatch } from './contract/route-index';
import { checkTexts } from './contract/unsafe-text';
import { generatedResponse } from './handlers/generated-handlers';
import { handlers } from './handlers/registry';
import {
  ApiErrorResponse,
  apiErrors,
  commandFailureResponse,
  errorBody,
  errorResponse,
  reject,
} from './http/api-errors';
import type { CookieToSet } from './http/cookies';
import { localizeErrorResponse } from './http/error-messages';
import { RawResponse } from './http/raw-response';
import { paramsToObject, readBody } from './http/read-request';
import type { SandboxContext } from './sandbox-context';
import { applyEffect, NoNetworkError } from './scenarios/apply-effect';
import { requestedScenario } from './scenarios/scenario-name';
import { type CallerCredentials, GENERIC_SHOPPER, type Shopper, shopperFromSession } from './session/shopper';
import { type SharedResources, sharedResources } from './shared-resources';

export interface SandboxResponse {
  response: Response;
  cookies: CookieToSet[];
}

export interface OperationRequest {
  route: RouteMatch;
  request: Request;
  url: URL;
  cookieHeader: string;
}

interface OperationEnvironment {
  context: SandboxContext;
  /** Called for every request or response that violates the contract. */
  report: (finding: Finding) => void;
  /** Called for failures of the sandbox itself. */
  onFailure?: (error: unknown) => void;
}

/**
 * Runs one operation: checks the request, identifies the shopper, applies the scenario, and checks the response.
 *
 * @throws NoNetworkError where a scenario simulates a network failure.
 */
export async function runOperation(
  request: OperationRequest,
  { context, report, onFailure }: OperationEnvironment,
): Promise<SandboxResponse> {
  const resources = sharedResources();
  const { operation } = request.route;
  try {
    const runningCall = await prepareCall(request, { context, report, resources });
    const scenario = requestedScenario(resources.scenarios, request.request, {
      cookieHeader: request.cookieHeader,
      fallback: context.defaults.scenario,
    });
    const effect = scenario?.effects[operation.id];
    const handle = () => runHandler(operation, runningCall);
    const result = effect
      ? await applyEffect(effect, { operation, call: runningCall.call, context }, handle)
      : await handle();
    const response = await localizeErrorResponse(result, {
      isCommand: operation.path.startsWith('/webapp/'),
      langId: languageOf(runningCall.call),
    });
    checkResponse(operation, response, runningCall.result, { report, resources });
    return { response, cookies: runningCall.cookies };
  } catch (error) {
    if (error instanceof ApiErrorResponse) return withoutCookies(toErrorResponse(operation, error.apiError));
    if (error instanceof NoNetworkError) throw error;
    onFailure?.(error);
    return withoutCookies(errorResponse(apiErrors.systemError()));
  }
}

export function withoutCookies(response: Response): SandboxResponse {
  return { response, cookies: [] };
}

/** State of a request while its handler runs. */
interface RunningCall {
  call: Call;
  context: SandboxContext;
  /** The handler's response body, for the contract check. */
  result?: unknown;
  cookies: CookieToSet[];
}

interface CheckTools extends Pick<OperationEnvironment, 'report'> {
  resources: SharedResources;
}

async function prepareCall(
  { route: { operation, params }, request, url, cookieHeader }: OperationRequest,
  { context, report, resources: { checker } }: CheckTools & { context: SandboxContext },
): Promise<RunningCall> {
  const query = paramsToObject(url.searchParams);
  const check = (problems: Problem[]) => rejectProblems(operation, problems, report);
  check(checker.checkParameters(operation, 'path', params));
  check(checker.checkParameters(operation, 'query', query));
  const body = await readBody(operation, request);
  if (body) check(checker.checkBody(operation, body.contentType, body.value));
  for (const [source, value] of Object.entries({ path: params, query, body: body?.value }))
    check(checkTexts(value, source));
  const shopper = identifyShopper(operation, {
    state: context.state,
    headers: request.headers,
    cookieHeader,
    now: context.now().getTime(),
  });
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
  } as unknown as Call;
  return { context, cookies, call };
}

async function runHandler(operation: Operation, runningCall: RunningCall): Promise<Response> {
  const { call, context } = runningCall;
  const handle: (call: never, context: SandboxContext) => unknown = handlers[operation.id];
  try {
    // The call was checked against the contract of this very operation.
    const result = context.state.transaction(() => handle(call as never, context));
    runningCall.result = result instanceof RawResponse ? result.body : result;
    if (result instanceof RawResponse) return result.response;
  } catch (error) {
    if (!(error instanceof ApiErrorResponse)) throw error;
    runningCall.result = errorBody(error.apiError);
    return errorResponse(error.apiError);
  }
  // The body was already read; the generated handler gets a request without one, which is cheap to copy.
  const request = new Request(call.url, { method: operation.method.toUpperCase() });
  const response = await generatedResponse(operation.id, request, runningCall.result);
  if (!response) throw new Error(`The handler of ${operation.id} returned no response.`);
  return response;
}

function checkResponse(
  operation: Operation,
  { status, headers }: Response,
  result: unknown,
  { report, resources: { checker } }: CheckTools,
): void {
  const contentType = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const problems = checker.checkResponse(operation, status, contentType, result);
  if (problems.length > 0) report({ operationId: operation.id, direction: 'response', status, problems });
}

/** @throws ApiErrorResponse 400 that names the first invalid field. */
function rejectProblems(
  operation: Operation,
  problems: Problem[],
  report: OperationEnvironment['report'],
): void {
  const [first] = problems;
  if (!first) return;
  report({ operationId: operation.id, direction: 'request', status: 400, problems });
  reject(apiErrors.invalidField(first.field, first.message));
}

/** Converts an error. Servlet commands report every failure with HTTP 200, including an expired session. */
function toErrorResponse(operation: Operation, error: ApiErrorResponse['apiError']): Response {
  const isCommand = operation.path.startsWith('/webapp/') && operation.statuses.includes(200);
  return isCommand && error.status === 401 ? commandFailureResponse(error) : errorResponse(error);
}

/** Returns the language from the URL or the command's form. */
function languageOf({ url, body }: Call): unknown {
  return url.searchParams.get('langId') ?? fieldsOf(body).langId;
}

/** Operations that create or end an identity also work after the session has expired. */
const IDENTITY_OPERATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGuestIdentity',
  'registerPerson',
  'requestPasswordReset',
  'oauthValidate',
  'logonAjax',
  'logoff',
]);

/**
 * Returns the shopper who makes the request. The search server and the asset host do not use sessions.
 *
 * @throws ApiErrorResponse 401 when the session has expired, for operations that need one.
 */
function identifyShopper(operation: Operation, credentials: CallerCredentials): Shopper {
  if (!usesSessions(operation.path)) return GENERIC_SHOPPER;
  try {
    return shopperFromSession(credentials);
  } catch (error) {
    if (error instanceof ApiErrorResponse && !rejectsExpiredSessions(operation)) return GENERIC_SHOPPER;
    throw error;
  }
}

/**
 * Returns whether to reject expired sessions. Servlet commands have a different error format, and REST services without a 401
 * in the contract respond to everyone alike.
 */
function rejectsExpiredSessions({ id, path, statuses }: Operation): boolean {
  return !IDENTITY_OPERATIONS.has(id) && (path.startsWith('/webapp/') || statuses.includes(401));
}

function usesSessions(path: string): boolean {
  return path.startsWith('/wcs/') || path.startsWith('/webapp/');
}
