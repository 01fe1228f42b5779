import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BROKEN_OFF, type Transport } from './transport.ts';

/** Statuses of responses that have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends requests over HTTP and returns the bytes as they came: `fetch` decompresses them, and forgives what is broken. A response
 * that breaks off is an error.
 */
export const wireTransport: Transport = async (request) => {
  const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
  try {
    return await sendBytes(request, body);
  } catch (error) {
    if (!(error instanceof IdleConnectionError)) throw error;
    return sendBytes(request, body, false);
  }
};

/** The host has closed an idle connection while the request was on its way, and has not read it. */
class IdleConnectionError extends Error {}

/** @param agent false for a connection of its own. */
async function sendBytes(
  { url, method, headers, signal }: Request,
  body: Uint8Array | undefined,
  agent?: false,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, {
    method,
    signal,
    ...(agent === undefined ? {} : { agent }),
    headers: {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      ...Object.fromEntries(headers),
      ...(body ? { 'content-length': String(body.byteLength) } : {}),
    },
  });
  sent.on('response', (message) => void toResponse(message).then(resolve, reject));
  sent.on('error', (error: NodeJS.ErrnoException) =>
    reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new IdleConnectionError() : error),
  );
  sent.end(body);
  return promise;
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of message) chunks.push(chunk as Uint8Array);
  } catch {
    throw new Error(BROKEN_OFF);
  }
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2)
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
