import type { SentRequest } from '../http/exchange.ts';

/** Names of fields whose values are secrets or card data. */
const SECRET_NAME =
  /password|token|secret|api_?key|credential|account|cvv|cvc|cc_|cardnumber|challenge|^code$|verifier/i;
/** `resetPassword` has no password. */
const IS_SWITCH = /^(?:true|false)$/;
const SECRET_HEADER = /cookie|authorization|token|secret|key/;
const LONGEST_BODY = 4000;

/** A copy of a request without what a report must not show. The placeholders are names of environment variables. */
export function redactRequest({ method, url, headers, body }: SentRequest): SentRequest {
  return {
    method,
    url: redactUrl(url),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        SECRET_HEADER.test(name) ? variableOf(name) : value,
      ]),
    ),
    ...(body === undefined ? {} : { body: redactBody(body, headers['content-type'] ?? '') }),
  };
}

/** The variable of a shell that has a header's value. */
export function variableOf(header: string): string {
  return `$CONTRACT_${header.toUpperCase().replaceAll('-', '_')}`;
}

function redactUrl(text: string): string {
  const url = new URL(text);
  for (const name of [...url.searchParams.keys()]) {
    if (SECRET_NAME.test(name)) url.searchParams.set(name, '***');
  }
  return url.href;
}

function redactBody(body: string, contentType: string): string {
  if (contentType.includes('form')) {
    const form = new URLSearchParams(body);
    for (const name of [...form.keys()]) if (SECRET_NAME.test(name)) form.set(name, '***');
    return shorten(form.toString());
  }
  // What was broken by the checker itself, without its end.
  const broken = /^([{[].*),$/s.exec(body)?.[1];
  return (
    redactJson(body) ??
    (broken && redactJson(broken + (body.startsWith('[') ? ']' : '}'))?.replace(/.$/, ',')) ??
    `(${body.length} characters that are not JSON)`
  );
}

function redactJson(text: string): string | undefined {
  try {
    return shorten(JSON.stringify(JSON.parse(text, (name, value) => redactValue(name, value))));
  } catch {
    return undefined;
  }
}

function redactValue(name: string, value: unknown): unknown {
  return typeof value === 'string' && SECRET_NAME.test(name) && !IS_SWITCH.test(value) ? '***' : value;
}

function shorten(text: string): string {
  return text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}… (${text.length} characters in all)`;
}
