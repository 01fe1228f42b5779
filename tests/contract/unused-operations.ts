import type { OperationId } from '@sandbox/contract/operations';

/**
 * Reasons why the storefront does not call an operation of the contract. An outdated reason fails the test. There is none now:
 * the storefront calls each operation, or a new one gets a reason here.
 */
export const unusedOperations: Partial<Record<OperationId, string>> = {};
