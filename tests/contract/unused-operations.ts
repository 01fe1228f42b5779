import type { OperationId } from '@sandbox/contract/operations';

/**
 * Why the storefront does not call an operation of the contract. An outdated reason fails the test. None is left: each new
 * operation is called, or says here why not.
 */
export const unusedOperations: Partial<Record<OperationId, string>> = {};
