import type { OperationId } from '@sandbox/contract/operations';

/**
 * Names that a generated client module exports for one operation: the call, its hook, its cache key, its URL and its mutation
 * helpers.
 */
export function generatedNames(operationId: OperationId): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return [
    operationId,
    `use${name}`,
    `get${name}Key`,
    `get${name}Url`,
    `get${name}MutationKey`,
    `get${name}MutationFetcher`,
  ];
}
