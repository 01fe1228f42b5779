import { type Finding, type FindingOperation, NO_OPERATION, toFinding } from '../findings/finding.ts';
import { type DecodedBody, decodeBody } from '../http/decode-body.ts';
import { mediaTypeOf, parseResponse } from '../http/read-response.ts';
import type { Invariant } from '../invariants/invariant.ts';
import { pluginViolations } from '../invariants/plugin-invariants.ts';
import { contextOf } from '../invariants/read-request.ts';
import { checkResponseInvariant } from '../invariants/response-invariants.ts';
import { isContractPath, pathShape } from '../model/shown-names.ts';
import type { Contract, Exchange, Operation } from '../plugin.ts';
import { checkRequest } from '../rules/check-request.ts';
import { checkResponse } from '../rules/check-response.ts';
import type { Violation } from '../rules/violation.ts';
import {
  type CapturedBody,
  type CapturedExchange,
  type CapturedResponse,
  capturedBytes,
} from './captured-exchange.ts';

/** The result of checking one exchange. */
export interface CheckedExchange {
  at: number;
  /** Undefined when the contract has nothing to say about it. */
  operationId?: FindingOperation;
  outcome: 'checked' | 'outside' | 'body too large';
  findings: Finding[];
  /** What the exchange has held in memory. */
  bytes: number;
}

/** HTTP defines what they mean for every path (RFC 9110 §9.3). */
const METHODS_OF_HTTP: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);
const NOT_MODIFIED = 304;

/** Checks both directions of one exchange. Findings hold no values of it: names of the contract, and kinds of values. */
export function checkExchange(
  exchange: CapturedExchange,
  { contract, hostUrl }: { contract: Contract; hostUrl: string },
): CheckedExchange {
  const { at, method, target, response } = exchange;
  const result = { at, bytes: capturedBytes(exchange), findings: [] };
  const url = new URL(`http://host.invalid${target}`);
  const isOfHttp = METHODS_OF_HTTP.has(method) || response?.status === NOT_MODIFIED;
  if (isOfHttp || !isContractPath(contract, url.pathname)) return { ...result, outcome: 'outside' };

  const route = contract.find(method, url.pathname);
  if (!route || route === 'method-not-allowed') {
    const shape = pathShape(contract, url.pathname);
    const violation = unknownCall(method, shape, route ? contract.methodsOf(url.pathname) : []);
    const findings = [
      watchedFinding(violation, { contract, operationId: NO_OPERATION, method, hostUrl, path: shape }),
    ];
    return { ...result, operationId: NO_OPERATION, outcome: 'checked', findings };
  }
  const { operation, params } = route;
  const violations = checkCall(exchange, { operation, params, url });
  const findings = violations.map((violation) =>
    watchedFinding(violation, { contract, operationId: operation.id, method, hostUrl, path: operation.path }),
  );
  const isTooLarge = exchange.requestBody.isTooLarge || (response?.body.isTooLarge ?? false);
  return {
    ...result,
    operationId: operation.id,
    outcome: isTooLarge ? 'body too large' : 'checked',
    findings,
  };
}

function unknownCall(method: string, shape: string, methods: string[]): Violation {
  const common = { subject: `${method} ${shape}`, keys: [] };
  return methods.length > 0
    ? {
        ...common,
        rule: 'request-method',
        expected: methods.join(' or '),
        received: method,
      }
    : {
        ...common,
        rule: 'request-operation',
        expected: 'a documented path',
        received: 'a path that the contract does not have',
      };
}

interface Call {
  operation: Operation;
  params: Record<string, string>;
  url: URL;
}

function checkCall(exchange: CapturedExchange, { operation, params, url }: Call): Violation[] {
  const { method, requestType, requestBody, response, failure } = exchange;
  const contentType = mediaTypeOf(requestType);
  const bodyText = readCapturedBody(requestBody)?.text;
  const requestViolations = checkRequest(operation, {
    params,
    query: url.searchParams,
    contentType,
    bodyBytes: requestBody.size,
    bodyText,
  });
  if (!response) return [...requestViolations, noResponse(failure ?? 'nothing')];
  const received = receivedResponse(response);
  const violations = [...requestViolations, ...checkResponse({ operation, response: received })];
  if (violations.length > 0 || operation.contract.errorOf(received)) return violations;
  const request = {
    method,
    url: url.href,
    headers: { 'content-type': contentType },
    ...(bodyText ? { body: bodyText } : {}),
  };
  return checkWatchedInvariants({ operation, params, request, response: received });
}

function noResponse(failure: string): Violation {
  return {
    rule: 'no-response',
    subject: 'watched call',
    expected: 'a response',
    received: failure,
    keys: [],
  };
}

function receivedResponse({ status, headers, body }: CapturedResponse): Exchange['response'] {
  const fields = new Headers(headers);
  const decoded = readCapturedBody(body, fields);
  const read = parseResponse(fields, decoded ?? { text: '', problems: [] });
  // What was not captured is checked by its type alone.
  return { status, headers: fields, ...read, ...(decoded ? {} : { text: '…', body: undefined }) };
}

/** A finding whose request is a path template: watched values belong to somebody. */
function watchedFinding(
  violation: Violation,
  {
    contract,
    operationId,
    method,
    hostUrl,
    path,
  }: { contract: Contract; operationId: FindingOperation; method: string; hostUrl: string; path: string },
): Finding {
  const request = { method, url: hostUrl + path, headers: {} };
  const finding = toFinding(contract, { ...violation, operationId, request: { ...request, url: hostUrl } });
  return { ...finding, request, curl: `${method} ${request.url}` };
}

/** A captured body as its headers say; undefined when it was not captured. */
function readCapturedBody(
  { size, bytes, encoding }: CapturedBody,
  headers = new Headers(),
): DecodedBody | undefined {
  if (size === 0) return { text: '', problems: [] };
  if (!bytes) return undefined;
  const own = new Headers(headers);
  if (encoding !== '') own.set('content-encoding', encoding);
  return decodeBody(bytes, own);
}

/** Kinds whose texts would show amounts of somebody. */
const TEXTS: Partial<Record<Invariant['kind'], string>> = {
  count: 'the number of rows',
  sum: 'the sum of its amounts',
};

/** What must hold within one response. What spans two calls takes calls of its own, which only the check makes. */
function checkWatchedInvariants(exchange: Exchange): Violation[] {
  const own = exchange.operation.invariants.flatMap((invariant) => {
    const broken = checkResponseInvariant(invariant, contextOf(exchange));
    if (!broken) return [];
    const expected = TEXTS[invariant.kind];
    return [
      {
        ...broken,
        ...(expected ? { expected, received: 'another number' } : {}),
        rule: 'invariant' as const,
        keys: ['x-invariants'],
      },
    ];
  });
  return [...own, ...pluginViolations(exchange, [])];
}
