import type { operations } from '@generated/paths';
import { createResolver } from '../call';
import { responseExamples } from '../contract/examples';
import { contractOperations, type OperationId } from '../contract/operations';

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : unknown;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> =
  Responses<Id> extends { 200: infer Ok }
    ? Json<Ok>
    : Responses<Id> extends { 201: infer Created }
      ? Json<Created>
      : undefined;

/** A resolver that returns the contract's first success example, for operations without state. */
export function exampleResolver<Id extends OperationId>(operationId: Id) {
  const operation = contractOperations().find((candidate) => candidate.id === operationId);
  const success = operation && responseExamples(operation).find(({ status }) => status < 300);
  return createResolver(operationId, () => success?.value as Success<Id>);
}
