import { ContractChecker } from '@sandbox/contract/checker';
import type { Exchange } from '../http/exchange.ts';
import { errorOf } from '../http/read-response.ts';
import { detailsOf } from '../model/operation-details.ts';
import { checkCookies, checkRequiredCookies } from './check-cookies.ts';
import { checkHeaders, checkSharing } from './check-headers.ts';
import { checkLeaks } from './check-leaks.ts';
import { describeValue, valueAtField } from './describe-value.ts';
import { fieldPattern } from './field-pattern.ts';
import { shownContentType } from './shown-text.ts';
import type { Violation } from './violation.ts';

const checker = new ContractChecker();

/** The validators of the whole check; compiling them takes a while. */
export function contractChecker(): ContractChecker {
  return checker;
}

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
  if (!operation.statuses.includes(status)) {
    const expected = `one of ${operation.statuses.join(', ')}`;
    return [
      { rule: 'status', subject: String(status), expected, received: String(status), keys: ['responses'] },
    ];
  }
  const types = operation.responseTypes(status);
  const isDocumented = types.includes(contentType) || (text === '' && types.length === 0);
  const headers = checkHeaders(detailsOf(operation).responseHeaders(status), response.headers);
  const headerViolations = headers.map((violation) => ({ ...violation, keys: [...keys, 'headers'] }));
  if (!isDocumented) {
    const expected = types.join(' or ') || 'no body';
    const received = shownContentType(contentType);
    return [{ rule: 'content-type', subject: String(status), expected, received, keys }, ...headerViolations];
  }
  // Commands may send their JSON as HTML, but no page.
  const isJson = contentType === 'text/html' && types.includes('application/json');
  if (isJson && typeof body === 'string') {
    const violation = { rule: 'body' as const, subject: `${status} body`, keys };
    return [{ ...violation, expected: 'JSON, bare or in a comment', received: 'text' }, ...headerViolations];
  }
  const checkedType = isJson ? 'application/json' : contentType;
  const problems = checker.checkResponse(operation, status, checkedType, body);
  return [
    ...problems.map(({ field, message }) => ({
      rule: 'body' as const,
      subject: `${status} ${fieldPattern(field)}`,
      expected: message,
      received: describeValue(valueAtField(body, field)),
      keys: [...keys, 'content', checkedType],
    })),
    ...headerViolations,
  ];
}

/** What a success must have. An error, be it a documented one, is none. */
export function checkSuccess(exchange: Exchange): Violation[] {
  const { response } = exchange;
  const error = errorOf(response);
  if (!error) return checkRequiredCookies(exchange);
  const received = [response.status, error.key, error.message].filter((text) => text !== '').join(' ');
  return [{ rule: 'failure', subject: 'valid call', expected: 'a success', received, keys: ['responses'] }];
}
