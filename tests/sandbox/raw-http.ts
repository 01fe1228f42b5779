import { Agent, type IncomingMessage, request } from 'node:http';
import { WAIT_MS } from '../support/limits';

export interface RawRequest {
  method: string;
  /** Raw path and query, not normalized. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawResponse {
  status: number;
  contentType: string;
  text: string;
  setCookies: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends a request byte for byte, which `fetch` would not.
 *
 * @throws when there is no complete response within the limit of tests.
 */
export function sendRaw(
  baseUrl: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let hasResponded = false;
    const clientRequest = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        timeout: WAIT_MS,
        headers: body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        hasResponded = true;
        readAll(response).then(resolve, reject);
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`${method} ${path}: no response`)));
    // A server may reject a large body before all of it was sent: uses the response, and ignores the write error.
    clientRequest.on(
      'error',
      (error) => hasResponded || reject(new Error(`${method} ${path}: ${error.message}`)),
    );
    clientRequest.end(body);
  });
}

async function readAll(response: IncomingMessage): Promise<RawResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    contentType: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
    text: Buffer.concat(chunks).toString('utf8'),
    setCookies: response.headers['set-cookie'] ?? [],
  };
}
