import { responseExamples } from '../contract/examples';
import type { Operation } from '../contract/operations';
import type { AffectedCall, ScenarioEffect } from './scenario';

/** A request that an effect applies to. */
export interface AffectedRequest extends AffectedCall {
  operation: Operation;
}

/**
 * Applies a scenario's effect to a request.
 *
 * @param handle runs the operation, for effects that only change the delivery.
 * @throws TypeError for a missing response, as `fetch` does without a network.
 */
export async function applyEffect(
  effect: ScenarioEffect,
  request: AffectedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  switch (effect.kind) {
    case 'example':
      return exampleResponse(request.operation, effect.example);
    case 'delayed':
      await new Promise((resolve) => setTimeout(resolve, effect.milliseconds));
      return handle();
    case 'no-network':
      throw new NoNetworkError();
    case 'response-lost':
      await handle();
      throw new NoNetworkError();
    case 'html':
      return new Response('<!doctype html><title>Error</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'changed': {
      const response = await handle();
      if (!response.ok) return response;
      const body: unknown = await response.json();
      effect.change(body as never, request);
      const headers = new Headers(response.headers);
      // It is the length of the body before the change: a longer one would be cut off.
      headers.delete('content-length');
      return new Response(JSON.stringify(body), { status: response.status, headers });
    }
    case 'conditional':
      return effect.applies(request.call.body as never, request)
        ? applyEffect(effect.effect, request, handle)
        : handle();
    case 'commented': {
      const response = await handle();
      return new Response(`/*\n${await response.text()}\n*/`, {
        status: response.status,
        headers: { 'Content-Type': 'text/html' },
      });
    }
  }
}

/** A simulated network failure. The host environment turns it into a closed socket or a network error. */
export class NoNetworkError extends TypeError {
  override readonly name = 'NoNetworkError';
  override readonly message = 'Failed to fetch';
}

function exampleResponse(operation: Operation, name: string): Response {
  const responseExample = responseExamples(operation).find((candidate) => candidate.name === name);
  if (!responseExample) throw new Error(`The contract has no example "${name}" of ${operation.id}.`);
  const body =
    typeof responseExample.value === 'string' ? responseExample.value : JSON.stringify(responseExample.value);
  return new Response(body, {
    status: responseExample.status,
    headers: { 'Content-Type': responseExample.contentType },
  });
}
