import type { Problem } from './checker';
import type { OperationId } from './operations';

/** A message that does not fit the contract. */
export interface Finding {
  operationId: OperationId;
  direction: 'request' | 'answer';
  status: number;
  problems: Problem[];
}
