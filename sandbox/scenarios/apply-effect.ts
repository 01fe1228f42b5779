import { answerExamples } from '../contract/examples';
import type { Operation } from '../contract/operations';
import type { ScenarioEffect } from './scenario';

/**
 * Answers an operation as a scenario wants it.
 *
 * @param answer the operation's own answer, for effects that only change how it arrives.
 * @throws TypeError for an answer that never comes, as `fetch` does without a network.
 */
export async function applyEffect(
  effect: ScenarioEffect,
  operation: Operation,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (effect.kind) {
    case 'example':
      return exampleResponse(operation, effect.example);
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, effect.milliseconds));
      return answer();
    case 'no-network':
      throw new NoNetworkError();
    case 'html':
      return new Response('<!doctype html><title>Error</title>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'commented': {
      const response = await answer();
      return new Response(`/*\n${await response.text()}\n*/`, {
        status: response.status,
        headers: { 'Content-Type': 'text/html' },
      });
    }
  }
}

/** Stands for a connection that breaks; the way of running turns it into a closed socket or a network error. */
export class NoNetworkError extends TypeError {
  override readonly name = 'NoNetworkError';
  override readonly message = 'Failed to fetch';
}

function exampleResponse(operation: Operation, name: string): Response {
  const found = answerExamples(operation).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The contract has no example "${name}" of ${operation.id}.`);
  const body = typeof found.value === 'string' ? found.value : JSON.stringify(found.value);
  return new Response(body, { status: found.status, headers: { 'Content-Type': found.contentType } });
}
