import type { Operation } from '../contract/operations';
import { apiErrors, reject } from './api-errors';

/**
 * Maximum part of an oversized body that is still read. A client that is still sending may miss an early response. The server
 * closes that connection after a while, and the next request on it may fail.
 */
const MAX_READ_BYTES = 64 * 1024 * 1024;

/** Maximum number of parameters in a query or a form. The largest form has some 150, the longest list 100 values. */
const MAX_PARAMETERS = 1000;

export interface ParsedBody {
  contentType: string;
  value: unknown;
}

/**
 * Reads and parses the request body by the content types that the contract allows for the operation.
 *
 * @throws ApiErrorResponse 413, 415, or 400 for invalid JSON and for a missing body.
 */
export async function readBody(operation: Operation, request: Request): Promise<ParsedBody | undefined> {
  const { body, maxBodyBytes } = operation;
  if (!body) return undefined;
  const text = await readText(request, maxBodyBytes);
  if (text === '') {
    if (body.required) reject(apiErrors.invalidField('body', 'is missing'));
    return undefined;
  }
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!body.contentTypes.includes(contentType)) reject(apiErrors.unsupportedMediaType(contentType));
  return { contentType, value: parse(contentType, text) };
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_READ_BYTES) reject(apiErrors.tooLarge(limit));
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body.getReader();
  // Avoids `for await`, which Safari has supported for streams since version 26 only.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size <= limit) text += decoder.decode(part.value, { stream: true });
    else if (size > MAX_READ_BYTES) {
      await reader.cancel();
      break;
    }
  }
  if (size > limit) reject(apiErrors.tooLarge(limit));
  return text + decoder.decode();
}

function parse(contentType: string, text: string): unknown {
  if (contentType === 'application/x-www-form-urlencoded') return paramsToObject(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return reject(apiErrors.invalidField('body', 'is not valid JSON'));
  }
}

/**
 * Converts query or form parameters to an object; a repeated name becomes an array.
 *
 * @throws ApiErrorResponse 400 for more of them than any call has.
 */
export function paramsToObject(search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, string | string[]> = Object.create(null);
  let count = 0;
  for (const [name, value] of search) {
    count += 1;
    if (count > MAX_PARAMETERS)
      reject(apiErrors.invalidField('parameters', `are more than ${MAX_PARAMETERS}`));
    const earlier = values[name];
    if (earlier === undefined) values[name] = value;
    else if (typeof earlier === 'string') values[name] = [earlier, value];
    else earlier.push(value);
  }
  return values;
}
