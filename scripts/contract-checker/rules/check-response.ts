import Ajv2020 from 'ajv/dist/2020.js';
import type { Rule } from '../findings/finding.ts';
import { isJson } from '../model/contract-checker.ts';
import type { DocumentedCookies, RawHeader } from '../model/document.ts';
import { fieldPattern } from '../model/shown-names.ts';
import type { Exchange } from '../plugin.ts';
import { describeValue, shownContentType, valueAtField } from './shown-values.ts';
import type { Violation } from './violation.ts';

/** The request is not known where traffic is watched. */
type Received = Pick<Exchange, 'operation' | 'response'> & Partial<Exchange>;

/** What does not fit: status, content type, headers, body, bytes. Empty when everything does. */
export function checkResponse(exchange: Received): Violation[] {
  return [...checkMessage(exchange), ...checkAnyResponse(exchange)];
}

/** What is wrong with a response whatever it is for: bytes, cookies, sharing, what it tells about the host. */
export function checkAnyResponse(exchange: Received): Violation[] {
  const { status, headers, byteProblems } = exchange.response;
  const keys = ['responses', String(status)];
  return [
    ...byteProblems.map((problem) => ({ ...problem, rule: 'bytes' as const, keys })),
    ...checkCookies(exchange),
    ...checkSharing(headers),
    ...checkLeaks(exchange.response),
  ];
}

/** What does not fit the contract: status, content type, headers, body. */
export function checkMessage({ operation, response }: Received): Violation[] {
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

/** Texts that a host writes about itself, by what they are. */
const LEAKS: Record<string, RegExp> = {
  'a stack trace':
    /(?:\\[nt]|\b)at [\w.$<>[\] ]{1,200}\([^()\n\\]{1,300}:\d+\)|Traceback \(most recent call last\)|\b(?:java|javax|com\.ibm|org\.\w{1,40})\.[\w.]{1,200}(?:Exception|Error)\b|System\.\w{0,60}Exception: /,
  'an error of its database':
    /SQLSTATE|\bORA-\d{5}\b|SQLCODE=|You have an error in your SQL syntax|(?:ECONNREFUSED|getaddrinfo) \S+|duplicate key value violates/i,
  'a private key': /-----BEGIN (?:\w+ )?PRIVATE KEY-----/,
  'a password hash': /\$2[aby]\$\d{2}\$[./\w]{53}|\$argon2id?\$/,
};
/** Numbers as the large card brands have them. Article numbers are shorter or begin otherwise. */
const CARD_NUMBER =
  /(?<![\d.])(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|6(?:011|5\d\d)\d{12}|3[47]\d{13})(?![\d.])/g;

/** What no response may have, wherever it stands. */
function checkLeaks({ contentType, text }: { contentType: string; text: string }): Violation[] {
  if (/^(image|font|video|audio)\/|pdf|octet-stream/.test(contentType)) return [];
  const found = Object.entries(LEAKS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  // Groups of four, as cards show them.
  const digits = text.replaceAll(/(?<=\d)[ -](?=\d{4})/g, '');
  const hasCard = [...digits.matchAll(CARD_NUMBER)].some(([number]) => hasCheckDigit(number));
  return [...found, ...(hasCard ? ['a full card number'] : [])].map((what) => ({
    rule: 'leak',
    subject: what.replace(/^an? /, ''),
    expected: 'nothing of the kind',
    received: what,
    keys: ['responses'],
  }));
}

/** ISO/IEC 7812: each second digit from the right counts twice. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const ajv = new Ajv2020({ strict: false });

/** Documented headers that are missing where they must be present, or whose value does not fit. */
function checkHeaders(
  documented: Record<string, RawHeader>,
  headers: Headers,
): { rule: Rule; subject: string; expected: string; received: string }[] {
  return Object.entries(documented).flatMap(([name, { required = false, schema }]) => {
    const value = headers.get(name);
    if (value === null) {
      return required
        ? [{ rule: 'header' as const, subject: name, expected: 'present', received: 'missing' }]
        : [];
    }
    if (ajv.validate(schema, value)) return [];
    const expected = ajv.errorsText(ajv.errors, { dataVar: name });
    return [{ rule: 'header' as const, subject: name, expected, received: `another value of ${name}` }];
  });
}

/** Pages of any origin may read a response, or those of one with credentials; both at once gives a session away (Fetch §3.2). */
function checkSharing(headers: Headers): Violation[] {
  const isForAll = headers.get('access-control-allow-origin') === '*';
  if (!isForAll || headers.get('access-control-allow-credentials') !== 'true') return [];
  const subject = 'Access-Control-Allow-Origin';
  return [
    {
      rule: 'header',
      subject,
      expected: 'one origin, where credentials are allowed',
      received: '*',
      keys: [],
    },
  ];
}

/** Attributes that the documented cookies of a response lack. */
function checkCookies({
  operation,
  request,
  response: { status, headers },
}: Pick<Exchange, 'operation' | 'response'> & Partial<Exchange>): Violation[] {
  const documented = cookiesOf({ operation, status });
  if (!documented) return [];
  const isSecure = request?.url.startsWith('https:') ?? false;
  const expected = documented.attributes.filter((attribute) => attribute !== 'Secure' || isSecure);
  const lines = namedCookies(headers, documented);
  return expected
    .filter((attribute) => lines.some((line) => !attributesOf(line).includes(attribute.toLowerCase())))
    .map((attribute) => ({
      rule: 'header',
      subject: `Set-Cookie ${attribute}`,
      expected: `${attribute} at each session cookie`,
      received: 'a cookie without it',
      keys: ['responses', String(status), 'headers'],
    }));
}

/** A success without the cookies that the call has asked for. */
function checkRequiredCookies({ operation, request, response: { status, headers } }: Exchange): Violation[] {
  const documented = cookiesOf({ operation, status });
  if (!documented?.required || !isRequested({ operation, request }, documented)) return [];
  if (namedCookies(headers, documented).length > 0) return [];
  const keys = ['responses', String(status), 'headers'];
  return [
    {
      rule: 'header',
      subject: 'Set-Cookie',
      expected: 'the session cookies',
      received: 'none of them',
      keys,
    },
  ];
}

function cookiesOf({
  operation,
  status,
}: Pick<Exchange, 'operation'> & { status: number }): DocumentedCookies | undefined {
  return operation.responseHeaders(status)['Set-Cookie']?.['x-cookies'];
}

function isRequested(
  { operation, request }: Pick<Exchange, 'operation' | 'request'>,
  { requestedBy = {} }: DocumentedCookies,
): boolean {
  const query = new URL(request.url).searchParams;
  return Object.entries(requestedBy).every(
    ([name, value]) =>
      !operation.parameters.some((parameter) => parameter.name === name) || query.get(name) === value,
  );
}

function namedCookies(headers: Headers, { name }: DocumentedCookies): string[] {
  const pattern = new RegExp(name);
  return headers.getSetCookie().filter((line) => pattern.test(line.slice(0, line.indexOf('='))));
}

function attributesOf(line: string): string[] {
  const [, ...attributes] = line.split(';');
  return attributes.map((attribute) => attribute.trim().toLowerCase());
}
