import type { operations } from '@generated/paths';
import type { OperationId } from './contract/operations';
import type { ResponseBody } from './handlers/generated-handlers';
import type { CookieToSet } from './http/cookies';
import type { RawResponse } from './http/raw-response';
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
}

/**
 * Handles one operation: returns the success body, or a `RawResponse` such as a file or redirect, and calls `reject(…)` for an
 * error response. It runs in one transaction, which is rolled back when it rejects or throws.
 */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  context: SandboxContext,
) => ResponseBody<Id> | RawResponse;

/** The handler of every operation in the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
