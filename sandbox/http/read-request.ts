import type { Operation } from '../contract/operations';
import { refusals, refuse } from './refuse';

/** Base64 makes 4 bytes of 3, and the largest upload is 10 MiB; the rest is room for the other fields. */
export const MAX_BODY_BYTES = 15 * 1024 * 1024;
/** Operations that take no file need far less. */
const MAX_PLAIN_BODY_BYTES = 1024 * 1024;

/**
 * How far a body that is too large is read all the same. Who is still sending when the answer comes may not see it, and
 * the server cuts the connection after a while, into which the next request may already be on its way.
 */
const MAX_READ_BYTES = 64 * 1024 * 1024;

const UPLOADS = new Set(['uploadPrescription', 'uploadItemPrescription']);

export interface ReadBody {
  contentType: string;
  value: unknown;
}

/**
 * Reads the body of a request in the form that the contract names for the operation.
 *
 * @throws RefusalError 413, 415, or 400 for broken JSON and for a missing body.
 */
export async function readBody(operation: Operation, request: Request): Promise<ReadBody | undefined> {
  const { body } = operation;
  if (!body) return undefined;
  const limit = UPLOADS.has(operation.id) ? MAX_BODY_BYTES : MAX_PLAIN_BODY_BYTES;
  const text = await readText(request, limit);
  if (text === '') {
    if (body.required) refuse(refusals.invalidField('body', 'is missing'));
    return undefined;
  }
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!body.contentTypes.includes(contentType)) refuse(refusals.unsupportedMediaType(contentType));
  return { contentType, value: parse(contentType, text) };
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_READ_BYTES) refuse(refusals.tooLarge(limit));
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= limit) text += decoder.decode(chunk, { stream: true });
    else if (size > MAX_READ_BYTES) break;
  }
  if (size > limit) refuse(refusals.tooLarge(limit));
  return text + decoder.decode();
}

function parse(contentType: string, text: string): unknown {
  if (contentType === 'application/x-www-form-urlencoded') return textValues(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return refuse(refusals.invalidField('body', 'is not valid JSON'));
  }
}

/** Values of a query or form: a repeated name becomes a list. */
export function textValues(search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}
