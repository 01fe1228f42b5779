import type { OperationId } from '../../../sandbox/contract/operations';
import type { StoreRun } from '../store-run';

/**
 * Calls one operation so that it should succeed. The run checks the response itself.
 *
 * @throws MissingInputError when the host does not provide what the call needs.
 */
export type ContractCheck = (run: StoreRun) => Promise<unknown>;

export type ContractChecks = Partial<Record<OperationId, ContractCheck>>;
