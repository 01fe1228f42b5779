import { IS_FULL_RUN } from '../../support/full-run';
import type { RawRequest } from '../raw-http';
import { type ExampleCall, pathOf, serialize } from './example-call';

/** A request with a hostile text that must be harmless. */
export interface HostileRequest {
  description: string;
  request: RawRequest;
}

/** Injection attempts for SQL, HTML, paths, headers, templates, objects and encodings. */
export const hostileTexts = [
  "'; DROP TABLE documents; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.pdf',
  '\u0000',
  '\r\nSet-Cookie: injected=1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker would send
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '\u202e\ud83d\udc53\u0301\uffff',
  '*:* OR 1=1',
  '(a+)+$',
  'x'.repeat(6000),
];

/** Number of texts for each value in the usual run. */
const TEXTS_PER_VALUE = 1;

/** Returns the texts for one value of a call: an unknown ID, and hostile ones by turns; all of them in the full run. */
function textsFor(turn: number): string[] {
  const count = IS_FULL_RUN ? hostileTexts.length : TEXTS_PER_VALUE;
  const start = turn * TEXTS_PER_VALUE;
  return ['999999999', ...[...hostileTexts, ...hostileTexts].splice(start % hostileTexts.length, count)];
}

/** Returns one operation with hostile texts and an unknown ID in each of its text values. */
export function hostileRequests(call: ExampleCall): HostileRequest[] {
  const parameters = call.parameters.filter(({ schema }) => !schema.enum);
  const inParameters = parameters.flatMap(({ name }, turn) =>
    textsFor(call.operationId.length + turn).map((text) => ({
      description: `${name} = ${text.slice(0, 30)}`,
      request: { ...plainRequest(call), path: pathOf(call, { [name]: text }) },
    })),
  );
  const { body } = call;
  if (!body) return inParameters;
  const inFields = textPaths(body.value).flatMap((path, turn) =>
    textsFor(call.operationId.length + parameters.length + turn).map((text) => ({
      description: `body.${path.join('.')} = ${text.slice(0, 30)}`,
      request: {
        method: call.method,
        path: pathOf(call),
        headers: { 'content-type': body.contentType },
        body: serialize(body.contentType, replaceAt(body.value, path, text)),
      },
    })),
  );
  return [...inParameters, ...inFields];
}

/** Returns the unchanged call. */
export function plainRequest(call: ExampleCall): RawRequest {
  const { method, body } = call;
  const bodyInit = body && {
    headers: { 'content-type': body.contentType },
    body: serialize(body.contentType, body.value),
  };
  return { method, path: pathOf(call), ...bodyInit };
}

/** Paths of the text values. */
function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => textPaths(child, [...path, name]));
}

function replaceAt(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((child: unknown, index) =>
      String(index) === name ? replaceAt(child, rest, text) : child,
    );
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaceAt(object[name], rest, text) };
}
