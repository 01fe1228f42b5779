import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { CapturedBody } from './captured-exchange';

/** A small compressed body may be a huge one. */
const LIMIT = { maxOutputLength: 64 * 1024 * 1024 };

const DECODERS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gunzipSync(bytes, LIMIT),
  'x-gzip': (bytes) => gunzipSync(bytes, LIMIT),
  deflate: (bytes) => inflateSync(bytes, LIMIT),
  br: (bytes) => brotliDecompressSync(bytes, LIMIT),
  zstd: (bytes) => zstdDecompressSync(bytes, LIMIT),
};

/** The text of a captured body; undefined when it was not captured or cannot be decoded. */
export function readCapturedBody({ size, bytes, encoding }: CapturedBody): string | undefined {
  if (size === 0) return '';
  if (!bytes) return undefined;
  try {
    return new TextDecoder().decode(decode(bytes, encoding));
  } catch {
    return undefined;
  }
}

/** Encodings are listed in the order in which they were applied (RFC 9110 §8.4). */
function decode(bytes: Uint8Array, encoding: string): Uint8Array {
  const names = encoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  return names.reduceRight((content, name) => {
    const decoder = DECODERS[name];
    if (!decoder) throw new Error(`unknown encoding ${name}`);
    return decoder(content);
  }, bytes);
}
