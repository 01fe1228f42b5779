import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import type { ControlApp } from '../control/control-app';

/** The panel's API client, typed by the server's routes. */
export const api = hc<ControlApp>('/').sandbox.api;

export type Status = InferResponseType<typeof api.status.$get>;
export type ScenarioView = InferResponseType<typeof api.scenarios.$get>[number];
export type StateView = InferResponseType<typeof api.states.$get>[number];
export type RequestView = InferResponseType<typeof api.requests.$get>['requests'][number];
export type OrderView = InferResponseType<typeof api.orders.$get>[number];
export type OrderItemView = OrderView['items'][number];
export type OrderMoveName = InferRequestType<typeof api.order.$put>['json']['move'];
export type EmailView = InferResponseType<typeof api.emails.$get>[number];

interface JsonResponse {
  ok: boolean;
  json: () => Promise<unknown>;
}
/** Error response of the sandbox. */
interface ErrorBody {
  message: string;
}
type SuccessBody<A extends JsonResponse> = Exclude<Awaited<ReturnType<A['json']>>, ErrorBody>;

/**
 * Returns the body of a success response.
 *
 * @throws Error with the sandbox's message for an error response.
 */
export async function unwrapResponse<A extends JsonResponse>(call: A | Promise<A>): Promise<SuccessBody<A>> {
  const response = await call;
  const body = await response.json();
  if (!response.ok) throw new Error((body as ErrorBody).message);
  return body as SuccessBody<A>;
}
