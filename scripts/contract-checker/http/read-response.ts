import { type ByteProblem, type DecodedBody, decodeBody } from './decode-body.ts';
import { jsonProblems } from './json-problems.ts';

/** A content type in lower case, without parameters; empty when there is none. */
export function mediaTypeOf(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** An error reported by the commerce API. */
export interface ReportedError {
  /** Its stable key; empty when absent. */
  key: string;
  message: string;
}

/** A response body as text and parsed. */
export interface ResponseText {
  contentType: string;
  text: string;
  /** The parsed JSON, or the text itself when it is not JSON. */
  body: unknown;
  /** What is wrong with its bytes. */
  byteProblems: ByteProblem[];
}

/** Reads a response. JSON wrapped in a block comment, as servlet commands may send it, is unwrapped. */
export async function readResponse(response: Response): Promise<ResponseText> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return parseResponse(response.headers, decodeBody(bytes, response.headers));
}

export function parseResponse(headers: Headers, { text, problems }: DecodedBody): ResponseText {
  const declaredType = mediaTypeOf(headers.get('content-type'));
  const unwrapped = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(text)?.[1];
  const json = tryParse(unwrapped ?? text);
  if (json === undefined) return { contentType: declaredType, text, body: text, byteProblems: problems };
  return {
    contentType: unwrapped === undefined ? declaredType : 'application/json',
    text,
    body: json,
    byteProblems: [...problems, ...jsonProblems(unwrapped ?? text, json)],
  };
}

/**
 * The error of a response: an error status; or error fields with HTTP 200, as servlet commands send them, and as a REST service
 * sends them that serves a failure as a success.
 */
export function findError(status: number, body: unknown): ReportedError | undefined {
  const [error = body] = errorsOf(body);
  const { errorKey, errorMessageKey, errorMessage } = fieldsOf(error);
  if (status < 400 && errorMessageKey === undefined && errorKey === undefined) return undefined;
  return { key: String(errorKey ?? errorMessageKey ?? ''), message: String(errorMessage ?? '') };
}

/** The error of a whole response. Commands that a browser navigates to name it in the query of their redirect. */
export function errorOf({
  status,
  headers,
  body,
}: {
  status: number;
  headers: Headers;
  body: unknown;
}): ReportedError | undefined {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null) return findError(status, body);
  const query = new URL(location, 'https://site.invalid').searchParams;
  const code = query.get('errorMessageKey') ?? query.get('errorCode');
  return code === null ? undefined : { key: code, message: '' };
}

function errorsOf(body: unknown): unknown[] {
  const { errors } = fieldsOf(body);
  return Array.isArray(errors) ? errors : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
