import type { Problem } from './checker';
import type { OperationId } from './operations';

/** A request or response that violates the contract. */
export interface Finding {
  operationId: OperationId;
  direction: 'request' | 'response';
  status: number;
  problems: Problem[];
}
