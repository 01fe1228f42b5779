import type { OperationId } from '@sandbox/contract/operations';

/** Why the storefront does not call an operation of the contract. An outdated reason fails the test. */
export const unusedOperations: Partial<Record<OperationId, string>> = {
  cancelExam:
    'Patients call the store, whose number the confirmation has. Checks of a host give back what they have booked.',
};
