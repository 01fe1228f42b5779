import type { operations } from '@generated/paths';
import type { OperationId } from './contract/operations';
import { ApiErrorResponse, errorBody, errorResponse } from './http/api-errors';
import type { CookieToSet } from './http/cookies';
import type { SandboxContext } from './sandbox-context';
import type { Shopper } from './session/shopper';

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Defined<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** Request body of an operation, for any content type. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : undefined;

/** A validated request of an operation; values have the contract's types. */
export interface Call<Id extends OperationId = OperationId> {
  operationId: Id;
  request: Request;
  url: URL;
  params: Defined<Parameters<Id>['path']>;
  query: Defined<Parameters<Id>['query']>;
  body: Body<Id>;
  shopper: Shopper;
  /** The caller's cookies. Never logged: they hold sessions and the insurance record. */
  cookieHeader: string;
  /** Adds a cookie to the response. */
  setCookie: (cookie: CookieToSet) => void;
  /** Replaces the contract's JSON by another response: a redirect, an image, a file. */
  respond: (response: Response) => void;
}

/** State of a request while its handler runs. */
export interface RunningCall {
  call: Call;
  context: SandboxContext;
  /** The handler's response body, for the contract check. */
  result?: unknown;
  cookies: CookieToSet[];
  response?: Response;
}

const running = new WeakMap<Request, RunningCall>();

export function startCall(request: Request, runningCall: RunningCall): void {
  running.set(request, runningCall);
}

/**
 * Creates a resolver for a generated handler. The resolver runs in one transaction, which is rolled back when it rejects or
 * throws.
 *
 * It returns the success body, calls `reject(…)` for an error response, and `call.respond(…)` for a file or redirect.
 */
export function createResolver<Id extends OperationId, Result>(
  _operationId: Id,
  resolve: (call: Call<Id>, context: SandboxContext) => Result,
): (info: { request: Request }) => Result {
  return ({ request }) => {
    const runningCall = running.get(request);
    if (!runningCall) throw new Error('A sandbox handler ran outside its sandbox.');
    try {
      const { context } = runningCall;
      const result = context.state.transaction(() =>
        resolve(runningCall.call as unknown as Call<Id>, context),
      );
      runningCall.result = result;
      return result;
    } catch (error) {
      if (error instanceof ApiErrorResponse) {
        runningCall.result = errorBody(error.apiError);
        runningCall.response = errorResponse(error.apiError);
        // The sandbox sends the response above and drops that of the generated handler.
        return undefined as Result;
      }
      throw error;
    }
  };
}
