import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** One way in which the bytes of a body are not what they should be, without a value of it. */
export interface ByteProblem {
  /** What it is about, such as `UTF-8`. */
  subject: string;
  expected: string;
  received: string;
}

export interface DecodedBody {
  /** As well as it can be read; empty where the compression is corrupt. */
  text: string;
  problems: ByteProblem[];
}

/** A small compressed body may be a huge one. */
const LIMIT = { maxOutputLength: 64 * 1024 * 1024 };

const DECODERS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gunzipSync(bytes, LIMIT),
  'x-gzip': (bytes) => gunzipSync(bytes, LIMIT),
  deflate: (bytes) => inflateSync(bytes, LIMIT),
  br: (bytes) => brotliDecompressSync(bytes, LIMIT),
  zstd: (bytes) => zstdDecompressSync(bytes, LIMIT),
};

/** Types whose bytes are text. */
const TEXT = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/i;
const BYTE_ORDER_MARK = '\uFEFF';
/** Two characters for one: UTF-8 that was read as Latin-1 or Windows-1252 and encoded again. */
const ENCODED_TWICE = /[\u00C3\u00C2][\u0080-\u00BF]|\u00E2\u20AC[\u0080-\u00BF\u2018-\u2122]/;

/**
 * Decodes a body as its headers say, and tells what does not fit. Clients differ in what they forgive: a browser drops a byte-order
 * mark and replaces broken letters, others fail.
 */
export function decodeBody(bytes: Uint8Array, headers: Headers): DecodedBody {
  const contentType = headers.get('content-type') ?? '';
  const problems = lengthProblems(bytes.byteLength, headers);
  const decompressed = decompress(bytes, headers.get('content-encoding') ?? '');
  if (typeof decompressed === 'string') {
    const expected = `a body that ${decompressed} can decode`;
    problems.push({ subject: 'Content-Encoding', expected, received: 'a corrupt or incomplete one' });
    return { text: '', problems };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(decompressed);
  if (!TEXT.test(contentType)) return { text, problems };
  return {
    text: text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text,
    problems: [...problems, ...charsetProblems(contentType), ...textProblems(decompressed, text)],
  };
}

/** Only a transport that does not watch the length itself gives another one. */
function lengthProblems(bytes: number, headers: Headers): ByteProblem[] {
  const declared = headers.get('content-length');
  if (declared === null || bytes === 0 || Number(declared) === bytes) return [];
  return [
    {
      subject: 'Content-Length',
      expected: `${bytes} bytes, the length of the body`,
      received: 'another length',
    },
  ];
}

/** The content, or the name of the encoding that cannot be undone. They are listed in the order of use (RFC 9110 §8.4). */
function decompress(bytes: Uint8Array, encodings: string): Uint8Array | string {
  const names = encodings
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (bytes.byteLength === 0) return bytes;
  let content = bytes;
  for (const name of names.reverse()) {
    const decode = DECODERS[name];
    if (!decode) return 'no known decoder';
    try {
      content = decode(content);
    } catch {
      return name;
    }
  }
  return content;
}

function charsetProblems(contentType: string): ByteProblem[] {
  const charset = /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return [];
  return [{ subject: 'charset', expected: 'UTF-8', received: 'another one' }];
}

function textProblems(bytes: Uint8Array, text: string): ByteProblem[] {
  const problem = (subject: string, expected: string, received: string) => ({ subject, expected, received });
  return [
    ...(text.startsWith(BYTE_ORDER_MARK)
      ? [problem('byte-order mark', 'none (RFC 8259 §8.1)', 'one before the text')]
      : []),
    ...(isUtf8(bytes) ? [] : [problem('UTF-8', 'valid UTF-8', 'bytes that are no UTF-8')]),
    ...(isUtf8(bytes) && text.includes('\uFFFD')
      ? [problem('letters', 'letters', 'replacement characters, which stand for lost letters')]
      : []),
    ...(ENCODED_TWICE.test(text) ? [problem('letters', 'letters', 'letters that were encoded twice')] : []),
  ];
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
