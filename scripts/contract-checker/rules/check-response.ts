import { isJson } from '../model/contract-checker.ts';
import { fieldPattern } from '../model/shown-names.ts';
import type { Exchange } from '../plugin.ts';
import { checkCookies, checkRequiredCookies } from './check-cookies.ts';
import { checkHeaders, checkSharing } from './check-headers.ts';
import { checkLeaks } from './check-leaks.ts';
import { describeValue, valueAtField } from './describe-value.ts';
import { shownContentType } from './shown-text.ts';
import type { Violation } from './violation.ts';

/** The request is not known where traffic is watched. */
type Received = Pick<Exchange, 'operation' | 'response'> & Partial<Exchange>;

/** What does not fit: status, content type, headers, body, bytes. Empty when everything does. */
export function checkResponse(exchange: Received): Violation[] {
  const { status, headers, byteProblems } = exchange.response;
  const keys = ['responses', String(status)];
  return [
    ...checkMessage(exchange),
    ...byteProblems.map((problem) => ({ ...problem, rule: 'bytes' as const, keys })),
    ...checkCookies(exchange),
    ...checkSharing(headers),
    ...checkLeaks(exchange.response),
  ];
}

function checkMessage({ operation, response }: Received): Violation[] {
  const { status, contentType, text, body } = response;
  const keys = ['responses', String(status)];
  if (!operation.isDocumented(status)) {
    const expected = `one of ${operation.statuses.join(', ')}`;
    return [
      { rule: 'status', subject: String(status), expected, received: String(status), keys: ['responses'] },
    ];
  }
  const types = operation.responseTypes(status);
  const isDocumented =
    operation.responsePointer(status, contentType) !== undefined ||
    types.includes(contentType) ||
    types.includes('*/*') ||
    (text === '' && types.length === 0);
  const headers = checkHeaders(operation.responseHeaders(status), response.headers);
  const headerViolations = headers.map((violation) => ({ ...violation, keys: [...keys, 'headers'] }));
  if (!isDocumented) {
    const expected = types.join(' or ') || 'no body';
    const received = shownContentType(contentType);
    return [{ rule: 'content-type', subject: String(status), expected, received, keys }, ...headerViolations];
  }
  const { jsonTypes } = operation.contract.plugin;
  // Some APIs send their JSON as HTML, or in a comment, but no page.
  const isOtherType = jsonTypes?.includes(contentType) && types.includes('application/json');
  const isInComment = jsonTypes === undefined && isJson(contentType) && /^\s*\/\*/.test(text);
  if ((isOtherType && typeof body === 'string') || isInComment) {
    const violation = { rule: 'body' as const, subject: `${status} body`, keys };
    return [{ ...violation, expected: 'JSON', received: 'text' }, ...headerViolations];
  }
  const checkedType = isOtherType ? 'application/json' : contentType;
  const problems = operation.contract.checker.checkResponse(operation, status, checkedType, body);
  return [
    ...problems.map(({ field, message }) => ({
      rule: 'body' as const,
      subject: `${status} ${fieldPattern(operation.contract, field)}`,
      expected: message,
      received: describeValue(valueAtField(body, field)),
      keys: [...keys, 'content', checkedType],
    })),
    ...headerViolations,
  ];
}

/** What a success must have. An error, be it a documented one, is none. */
export function checkSuccess(exchange: Exchange): Violation[] {
  const { operation, response } = exchange;
  const error = operation.contract.errorOf(response);
  if (!error) return checkRequiredCookies(exchange);
  const received = [response.status, error.key, error.message].filter((text) => text !== '').join(' ');
  return [{ rule: 'failure', subject: 'valid call', expected: 'a success', received, keys: ['responses'] }];
}
