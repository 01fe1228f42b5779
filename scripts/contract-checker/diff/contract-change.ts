import type { Direction, Severity } from './judge-change.ts';

export interface ContractChange {
  severity: Severity;
  direction: Direction;
  description: string;
  /** Operations that have the change, such as all that return the changed component. */
  operations: string[];
}
