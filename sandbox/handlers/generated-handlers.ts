import * as advisor from '@generated/advisor/advisor.msw';
import * as assets from '@generated/assets/assets.msw';
import * as cart from '@generated/cart/cart.msw';
import * as catalog from '@generated/catalog/catalog.msw';
import * as identity from '@generated/identity/identity.msw';
import * as insurance from '@generated/insurance/insurance.msw';
import * as lens from '@generated/lens/lens.msw';
import * as marketing from '@generated/marketing/marketing.msw';
import * as orders from '@generated/orders/orders.msw';
import * as payments from '@generated/payments/payments.msw';
import * as prescriptions from '@generated/prescriptions/prescriptions.msw';
import * as stores from '@generated/stores/stores.msw';
import * as wishlist from '@generated/wishlist/wishlist.msw';
import type { HttpHandler } from 'msw';
import type { OperationId } from '../contract/operations';

const generated = {
  ...advisor,
  ...assets,
  ...cart,
  ...catalog,
  ...identity,
  ...insurance,
  ...lens,
  ...marketing,
  ...orders,
  ...payments,
  ...prescriptions,
  ...stores,
  ...wishlist,
};

type Generated = typeof generated;
type NameOf<Id extends OperationId> = `get${Capitalize<Id>}MockHandler`;

/** Success body of an operation, as its generated MSW handler takes it. */
export type ResponseBody<Id extends OperationId> = Generated[NameOf<Id>] extends (
  body?: infer Body,
  ...rest: never[]
) => HttpHandler
  ? Exclude<Body, (...args: never[]) => unknown>
  : never;

/** Bodies of the requests that are being responded to. */
const bodies = new WeakMap<Request, unknown>();
/** Each remembers where it was created, by a stack trace. */
const handlers = new Map<OperationId, HttpHandler>();

/** Creates the response for a body, with the status and type of the contract, by the operation's generated MSW handler. */
export async function generatedResponse(
  operationId: OperationId,
  request: Request,
  body: unknown,
): Promise<Response | undefined> {
  bodies.set(request, body);
  const handled = await handlerOf(operationId).run({ request, requestId: operationId });
  return handled?.response;
}

function handlerOf(operationId: OperationId): HttpHandler {
  const known = handlers.get(operationId);
  if (known) return known;
  const name = `get${operationId[0]?.toUpperCase()}${operationId.slice(1)}MockHandler` as NameOf<OperationId>;
  const createHandler = generated[name] as (resolve: (info: { request: Request }) => unknown) => HttpHandler;
  const handler = createHandler(({ request }) => bodies.get(request));
  handlers.set(operationId, handler);
  return handler;
}
