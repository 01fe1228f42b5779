import type { SentRequest } from '../http/exchange.ts';
import type { Operation } from '../plugin.ts';
import { bodyNegatives } from './body-negatives.ts';
import type { Negative } from './negative.ts';
import { parameterNegatives } from './parameter-negatives.ts';
import { unknownIds } from './unknown-ids.ts';

/** Every request that breaks the contract in one place, made from one that fits. Each change occurs once. */
export function allNegatives(operation: Operation, request: SentRequest): Negative[] {
  const negatives = [
    ...parameterNegatives(operation, request),
    ...bodyNegatives(operation, request),
    ...unknownIds(operation, request),
  ];
  return [...new Map(negatives.map((negative) => [negative.change, negative])).values()];
}

/** The request with a method that the path does not have. */
export function undocumentedMethod(
  { contract, path }: Operation,
  { url, headers }: SentRequest,
): SentRequest {
  const { 'content-type': _, ...others } = headers;
  const documented = contract.methodsOf(path);
  const method = ['PATCH', 'PUT', 'POST', 'DELETE'].find((name) => !documented.includes(name)) ?? 'PROPFIND';
  return { method, url, headers: others };
}
