import type { Operation } from '@sandbox/contract/operations';
import type { SentRequest } from '../http/exchange';
import { bodyNegatives } from './body-negatives';
import type { Negative } from './negative';
import { parameterNegatives } from './parameter-negatives';
import { unknownIds } from './unknown-ids';

/** Every request that breaks the contract in one place, made from one that fits. Each change occurs once. */
export function allNegatives(operation: Operation, request: SentRequest): Negative[] {
  const negatives = [
    ...parameterNegatives(operation, request),
    ...bodyNegatives(operation, request),
    ...unknownIds(operation, request),
  ];
  return [...new Map(negatives.map((negative) => [negative.change, negative])).values()];
}

/** The request with a method that the contract has nowhere. */
export function undocumentedMethod({ url, headers }: SentRequest): SentRequest {
  const { 'content-type': _, ...others } = headers;
  return { method: 'PATCH', url, headers: others };
}
