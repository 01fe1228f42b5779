import type { DocumentedCookies } from '../model/document.ts';
import type { Exchange } from '../plugin.ts';
import type { Violation } from './violation.ts';

/** Attributes that the documented cookies of a response lack. */
export function checkCookies({
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
export function checkRequiredCookies({
  operation,
  request,
  response: { status, headers },
}: Exchange): Violation[] {
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
