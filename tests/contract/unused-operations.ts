import type { OperationId } from '@sandbox/contract/operations';

/**
 * Why the storefront does not call an operation of the contract. An outdated reason fails the test, so this list only shrinks.
 */
export const unusedOperations: Partial<Record<OperationId, string>> = {
  ...because('The product page is not built yet.', ['getTryOnAvailability']),
};

function because(reason: string, operations: OperationId[]): Partial<Record<OperationId, string>> {
  return Object.fromEntries(operations.map((id) => [id, reason]));
}
