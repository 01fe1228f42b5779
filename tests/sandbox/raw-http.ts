import { Agent, type IncomingMessage, request } from 'node:http';

export interface RawRequest {
  method: string;
  /** Path and query as they go over the wire; nothing is normalised. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
  setCookies: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Sends a request exactly as it is given, which `fetch` would not.
 *
 * @throws when no whole answer comes within ten seconds.
 */
export function sendRaw(
  baseUrl: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let answered = false;
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        timeout: ANSWER_TIMEOUT_MS,
        headers: body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        answered = true;
        readWhole(response).then(resolve, reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer`)));
    // A server may refuse a large body and close before all of it was sent; its answer is what counts.
    sent.on('error', (error) => answered || reject(new Error(`${method} ${path}: ${error.message}`)));
    sent.end(body);
  });
}

async function readWhole(response: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    contentType: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
    text: Buffer.concat(chunks).toString('utf8'),
    setCookies: response.headers['set-cookie'] ?? [],
  };
}
