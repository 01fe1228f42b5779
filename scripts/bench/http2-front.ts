import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

export interface Front {
  /** The store over HTTP/2. */
  page: string;
  /** The same, with all scripts removed from its pages: the floor of every paint. */
  floor: string;
  stop: () => void;
}

/** Headers of HTTP/1 that HTTP/2 does not have, and those that the floor's page changes. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** Serves a storefront over HTTP/2 with a self-signed certificate, as a host in front of it does. */
export async function startFront(storefront: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const servers = [forward(storefront), serveFloor(storefront)].map((handler) =>
    // HTTP/1 for the requests of Playwright itself.
    createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
      // The browser ends requests that it no longer needs.
      handler(incoming, outgoing).catch(() => outgoing.stream?.destroy());
    }),
  );
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))),
  );
  const [page = '', floor = ''] = servers.map(
    (server) => `https://localhost:${(server.address() as AddressInfo).port}`,
  );
  return { page, floor, stop: () => servers.forEach((server) => void server.close()) };
}

type Handler = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => Promise<void>;

function forward(storefront: string): Handler {
  return async (incoming, outgoing) => {
    const response = await send(storefront, incoming, incoming.headers['accept-encoding']);
    outgoing.writeHead(response.statusCode ?? 500, headersOf(response));
    await pipeline(response, outgoing);
  };
}

function serveFloor(storefront: string): Handler {
  const forwarded = forward(storefront);
  return async (incoming, outgoing) => {
    if (!incoming.headers.accept?.includes('text/html')) return forwarded(incoming, outgoing);
    const response = await send(storefront, incoming, 'identity');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const html = Buffer.concat(chunks).toString('utf8').replaceAll(SCRIPT, '');
    if (!html.includes('<style')) throw new Error('The stylesheet of the page is not inline.');
    outgoing.writeHead(response.statusCode ?? 500, { ...headersOf(response), 'content-encoding': 'gzip' });
    outgoing.end(gzipSync(html));
  };
}

function send(
  storefront: string,
  incoming: Http2ServerRequest,
  encoding: string | string[] | undefined,
): Promise<IncomingMessage> {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && name !== 'host'),
  );
  // The storefront only lets its pages change something.
  headers.host = incoming.headers[':authority'] ?? incoming.headers.host;
  if (encoding) headers['accept-encoding'] = encoding;
  return new Promise((resolve, reject) => {
    const outgoing = request(storefront + incoming.url, { method: incoming.method, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}

function headersOf(response: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(response.headers).filter(
      ([name, value]) => value !== undefined && !CONNECTION_HEADERS.has(name),
    ),
  ) as Record<string, string | string[]>;
}
