import type { SentRequest } from '../http/exchange.ts';

/** A request that breaks the contract in one place. */
export interface Negative {
  /** What was changed, such as `missing body.orderItem`. */
  change: string;
  request: SentRequest;
}
