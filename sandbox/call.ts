import type { operations } from '@generated/paths';
import type { OperationId } from './contract/operations';
import type { CookieToSet } from './http/cookies';
import { RefusalError, refusalBody, refusalResponse } from './http/refuse';
import type { SandboxContext } from './sandbox-context';
import type { Shopper } from './session/shopper';

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Defined<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** Body of an operation, whatever content type it travels as. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : undefined;

/** One request of an operation after its check: values have the contract's types. */
export interface Call<Id extends OperationId = OperationId> {
  operationId: Id;
  request: Request;
  url: URL;
  params: Defined<Parameters<Id>['path']>;
  query: Defined<Parameters<Id>['query']>;
  body: Body<Id>;
  shopper: Shopper;
  /** Adds a cookie to the answer. */
  setCookie: (cookie: CookieToSet) => void;
  /** Answers with something else than the contract's JSON: a redirect, a picture, a file. */
  respond: (response: Response) => void;
}

/** What the sandbox remembers of a request while its handler runs. */
export interface RunningCall {
  call: Call;
  context: SandboxContext;
  /** The body that the handler answered with, for the check against the contract. */
  answered?: unknown;
  cookies: CookieToSet[];
  response?: Response;
}

const running = new WeakMap<Request, RunningCall>();

export function startCall(request: Request, entry: RunningCall): void {
  running.set(request, entry);
}

/**
 * Makes a resolver for a generated handler. Everything the resolver writes is one transaction: it is kept as a whole
 * or, when the resolver refuses or fails, not at all.
 *
 * The resolver returns the success answer; it refuses by `refuse(…)` and answers with a file or redirect by `call.respond(…)`.
 */
export function answer<Id extends OperationId, Answer>(
  _operationId: Id,
  resolve: (call: Call<Id>, context: SandboxContext) => Answer,
): (info: { request: Request }) => Answer {
  return ({ request }) => {
    const entry = running.get(request);
    if (!entry) throw new Error('A sandbox handler ran outside its sandbox.');
    try {
      const { context } = entry;
      const result = context.state.transaction(() => resolve(entry.call as unknown as Call<Id>, context));
      entry.answered = result;
      return result;
    } catch (error) {
      if (error instanceof RefusalError) {
        entry.answered = refusalBody(error.refusal);
        entry.response = refusalResponse(error.refusal);
        // The response above is what is sent; the generated handler's own is dropped.
        return undefined as Answer;
      }
      throw error;
    }
  };
}
