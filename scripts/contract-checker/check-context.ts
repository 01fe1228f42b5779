import type { Operation } from '@sandbox/contract/operations';
import type { FindingList } from './findings/finding-list.ts';
import type { Exchange, SentRequest } from './http/exchange.ts';
import type { PersonalValues } from './protection/personal-values.ts';

/** What the checks need from the run. */
export interface CheckContext {
  findings: FindingList;
  /** Sends a request. Its response is checked by itself, whatever the call is for. */
  exchange: (request: SentRequest) => Promise<Exchange>;
  /** Sends a request that need not be one of the contract. The caller judges the response. */
  probe: (operation: Operation, request: SentRequest) => Promise<Exchange>;
  /** Cookies of another shopper of the run; undefined when the run may not create one. */
  otherShopper: (kind: 'shopper' | 'member') => Promise<string | undefined>;
  personalValues: PersonalValues;
  /** Whether calls that are not safe may be made. */
  write: boolean;
}
