import type { OperationId } from '@sandbox/contract/operations';

/**
 * Names that a generated client module exports for one operation: the call, its URL, and for a query its hook and its
 * cache key.
 */
export function generatedNames(operationId: OperationId): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return [operationId, `use${name}`, `get${name}Key`, `get${name}Url`];
}
