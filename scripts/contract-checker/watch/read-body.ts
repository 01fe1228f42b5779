import { type DecodedBody, decodeBody } from '../http/decode-body.ts';
import type { CapturedBody } from './captured-exchange.ts';

/** A captured body as its headers say; undefined when it was not captured. */
export function readCapturedBody(
  { size, bytes, encoding }: CapturedBody,
  headers = new Headers(),
): DecodedBody | undefined {
  if (size === 0) return { text: '', problems: [] };
  if (!bytes) return undefined;
  const own = new Headers(headers);
  if (encoding !== '') own.set('content-encoding', encoding);
  return decodeBody(bytes, own);
}
