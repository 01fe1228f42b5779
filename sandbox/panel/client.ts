import { hc, type InferResponseType } from 'hono/client';
import type { ControlApp } from '../control/control-app';

/** The panel's calls, typed by the routes that answer them. */
export const api = hc<ControlApp>('/').sandbox.api;

export type Status = InferResponseType<typeof api.status.$get>;
export type ScenarioView = InferResponseType<typeof api.scenarios.$get>[number];
export type RequestView = InferResponseType<typeof api.requests.$get>['requests'][number];
export type EmailView = InferResponseType<typeof api.emails.$get>[number];

interface Answer {
  ok: boolean;
  json: () => Promise<unknown>;
}
/** What the sandbox says where it refuses. */
interface Refused {
  message: string;
}
type Given<A extends Answer> = Exclude<Awaited<ReturnType<A['json']>>, Refused>;

/** What a call answered. @throws Error with the sandbox's own words where it refused. */
export async function answerOf<A extends Answer>(call: Promise<A>): Promise<Given<A>> {
  const answer = await call;
  const value = await answer.json();
  if (!answer.ok) throw new Error((value as Refused).message);
  return value as Given<A>;
}
