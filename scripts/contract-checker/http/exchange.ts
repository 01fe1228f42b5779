import type { Operation } from '@sandbox/contract/operations';
import type { ResponseText } from './read-response.ts';

/** A request as it was sent, so that it can be sent again, changed, and shown. */
export interface SentRequest {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body?: string;
}

export interface ReceivedResponse extends ResponseText {
  status: number;
  headers: Headers;
}

/** One call of an operation. */
export interface Exchange {
  operation: Operation;
  /** Decoded values of the path's parameters. */
  params: Record<string, string>;
  request: SentRequest;
  response: ReceivedResponse;
}
