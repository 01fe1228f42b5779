import { type ByteProblem, type DecodedBody, decodeBody } from './decode-body.ts';

/** A content type in lower case, without parameters; empty when there is none. */
export function mediaTypeOf(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** An error that a host reports. */
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

/** The error of a status. What else is one, a plug-in says. */
export function findError(status: number): ReportedError | undefined {
  return status < 400 ? undefined : { key: '', message: '' };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Strings, with the colon after a name, and numbers of more digits than all clients keep. */
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d{16,}(?![\d.eE])/g;

/** What a parsed text no longer shows: names that are there twice, and integers that a client reads as others. */
function jsonProblems(text: string, parsed: unknown): ByteProblem[] {
  let names = 0;
  let isUnsafe = false;
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (colon !== undefined) names += 1;
    else if (!token.startsWith('"') && !Number.isSafeInteger(Number(token))) isUnsafe = true;
  }
  return [
    ...(names > countNames(parsed)
      ? [{ subject: 'JSON names', expected: 'each name once (RFC 8259 §4)', received: 'a repeated one' }]
      : []),
    ...(isUnsafe
      ? [
          {
            subject: 'JSON numbers',
            expected: 'integers that all clients keep (RFC 8259 §6), or text',
            received: 'an integer above 9007199254740991',
          },
        ]
      : []),
  ];
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value).reduce<number>((sum, child) => sum + countNames(child), 0);
  return Array.isArray(value) ? children : children + Object.keys(value).length;
}
