import type { OperationId } from '@sandbox/contract/operations';

/**
 * Names under which a generated client module exports one operation: the call, its hook, its cache key, its address and
 * the parts of its mutation hook.
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
