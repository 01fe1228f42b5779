import type { Rule } from '../findings/finding.ts';

/** One way in which a response does not fit the contract. */
export interface Violation {
  rule: Rule;
  subject: string;
  expected: string;
  received: string;
  /** Keys below the operation in the contract. */
  keys: string[];
}
