import type { ReceivedResponse, SentRequest } from '../http/exchange.ts';
import { baseUrlOf } from '../invariants/read-request.ts';
import type { Contract } from '../plugin.ts';
import { redactRequest } from './redact-request.ts';
import { shellAsking, toCurl } from './to-curl.ts';

/** What was checked. Its text is part of each finding's ID, so it stays. */
export type Rule =
  | 'status'
  | 'content-type'
  | 'header'
  | 'bytes'
  | 'leak'
  | 'caching'
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
  | 'generated-input'
  | 'protection'
  | 'protection-error'
  | 'disclosure'
  | 'invariant'
  | 'workflow'
  | RequestRule;

/** What is wrong with a request of a client. Only watched traffic shows it. */
export type RequestRule =
  | 'request-operation'
  | 'request-method'
  | 'request-parameter'
  | 'request-content-type'
  | 'request-body';

/** Stands for the operation of a request that the contract does not have. */
export const NO_OPERATION = 'no-operation';
/** An ID of the contract, or NO_OPERATION. */
export type FindingOperation = string;

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

export function toFinding(contract: Contract, { keys, request, place, ...rest }: NewFinding): Finding {
  const shown = redactRequest(request);
  return {
    id: `${rest.operationId}/${rest.rule}/${rest.subject.replaceAll(/\s+/g, '-')}`,
    ...rest,
    place: place ?? contract.placeOf(rest.operationId, keys),
    request: shown,
    curl: toCurl(shown, preparationOf(contract, shown, rest)),
  };
}

/** A response in one line. The body is not shown: it may hold somebody's data. */
export function summarize({ status, contentType, text }: ReceivedResponse): string {
  return `${status} ${contentType || 'no content type'}, ${text.length} characters`;
}

/** Lines of a shell that make the caller of a request. */
export function preparationOf(
  { byId, plugin: { callers = {} } }: Contract,
  request: SentRequest,
  { operationId, subject }: Pick<NewFinding, 'operationId' | 'subject'>,
): string[] {
  const { headers } = request;
  const secret = Object.keys(headers).filter((name) => headers[name]?.startsWith('$CONTRACT_'));
  const operation = byId.get(operationId);
  if (secret.length === 0 || !operation) return [];
  const named = Object.entries(callers).find(([kind, { title = kind }]) => subject === `as ${title}`);
  const caller = named?.[1] ?? callers[operation.access.needs ?? ''] ?? Object.values(callers)[0];
  return caller?.shell?.(baseUrlOf({ operation, request }), request) ?? shellAsking(secret);
}
