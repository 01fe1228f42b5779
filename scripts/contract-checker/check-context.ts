import type { FindingList } from './findings/finding-list.ts';
import type { SentRequest } from './http/exchange.ts';
import type { Credentials, Exchange, Operation } from './plugin.ts';
import type { PersonalValues } from './protection/personal-values.ts';

/** What the checks need from the run. */
export interface CheckContext {
  findings: FindingList;
  /** Successful calls so far, for invariants of the plug-in. */
  recorded: Exchange[];
  /** Sends a request. Its response is checked by itself, whatever the call is for. */
  exchange: (request: SentRequest) => Promise<Exchange>;
  /** Sends a request that need not be one of the contract. The caller judges the response. */
  probe: (operation: Operation, request: SentRequest) => Promise<Exchange>;
  /** Another caller of the run, of this kind; undefined when there is none. */
  otherCaller: (kind: string) => Promise<Credentials | undefined>;
  personalValues: PersonalValues;
  /** Whether calls that are not safe may be made. */
  write: boolean;
}
