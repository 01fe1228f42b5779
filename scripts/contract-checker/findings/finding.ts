import type { OperationId } from '@sandbox/contract/operations';
import type { ReceivedResponse, SentRequest } from '../http/exchange.ts';
import { placeOf } from '../model/contract-source.ts';
import { redactRequest } from './redact-request.ts';
import { toCurl } from './to-curl.ts';

/** What was checked. Its text is part of each finding's ID, so it stays. */
export type Rule =
  | 'status'
  | 'content-type'
  | 'header'
  | 'bytes'
  | 'leak'
  | 'caching'
  | 'currency'
  | 'body'
  | 'failure'
  | 'no-response'
  | 'bad-input-accepted'
  | 'bad-input-server-error'
  | 'bad-input-undocumented'
  | 'bad-input-error-body'
  | 'bad-input-status'
  | 'bad-input-no-response'
  | 'unknown-id'
  | 'method'
  | 'head'
  | 'variation'
  | 'protection'
  | 'protection-error'
  | 'disclosure'
  | 'invariant'
  | 'workflow'
  | RequestRule;

/** What is wrong with a request of the store. Only watched traffic shows it. */
export type RequestRule =
  | 'request-operation'
  | 'request-method'
  | 'request-parameter'
  | 'request-content-type'
  | 'request-body';

/** Stands for the operation of a request that the contract does not have. */
export const NO_OPERATION = 'no-operation';
export type FindingOperation = OperationId | typeof NO_OPERATION;

/** One way in which a host does not fit the contract. */
export interface Finding {
  /** The same in every run: operation, rule and subject. */
  id: string;
  rule: Rule;
  operationId: FindingOperation;
  /** What it is about: a field of the response, a change of the request, an invariant. */
  subject: string;
  /** File and line of the contract. */
  place: string;
  expected: string;
  received: string;
  /** The smallest request that still shows it, without secrets. */
  request: SentRequest;
  curl: string;
  /** How often watched traffic has shown it, and when (ISO 8601). */
  seen?: { count: number; firstAt: string; lastAt: string };
}

export interface NewFinding {
  rule: Rule;
  operationId: FindingOperation;
  subject: string;
  expected: string;
  received: string;
  request: SentRequest;
  /** Keys below the operation in the contract, such as `['responses', '200']`. */
  keys?: string[];
  /** Default: the operation's place, by the keys. */
  place?: string;
}

export function toFinding({ keys, request, place, ...rest }: NewFinding): Finding {
  const shown = redactRequest(request);
  return {
    id: `${rest.operationId}/${rest.rule}/${rest.subject.replaceAll(/\s+/g, '-')}`,
    ...rest,
    place: place ?? placeOf(rest.operationId, keys),
    request: shown,
    curl: toCurl(shown),
  };
}

/** A response in one line. The body is not shown: it may hold a shopper's data. */
export function summarize({ status, contentType, text }: ReceivedResponse): string {
  return `${status} ${contentType || 'no content type'}, ${text.length} characters`;
}
