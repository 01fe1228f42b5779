import {
  Agent,
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ContractWatch } from './contract-watch.ts';
import { ExchangeRecorder } from './exchange-recorder.ts';
import { type FindingsPage, isFindingsRequest } from './page/serve-findings.ts';

export interface ProxyOptions {
  /** URL of the watched host; its path precedes that of each request. */
  url: string;
  port: number;
  /** Address to listen on. */
  address: string;
  watch: ContractWatch;
  page: FindingsPage;
}

export interface RunningProxy {
  origin: string;
  close: () => Promise<void>;
}

/** Idle milliseconds after which a connection to the host is not used again. The host may close it at any time. */
const IDLE_MS = 4_000;
/** Longer than the minute that clients use, so that none of them sends into a connection that is being closed. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 64 * 1024;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A proxy that passes everything on unchanged, and gives a copy to the watch. */
export async function startProxy({ url, port, address, watch, page }: ProxyOptions): Promise<RunningProxy> {
  const host = watchedHost(url);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    const target = targetOf(incoming);
    const [pathname = ''] = target.split('?');
    if (isFindingsRequest(pathname)) void servePage(incoming, outgoing, page);
    else passOn(incoming, outgoing, { host, target, watch });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  return {
    origin: `http://${shownAddress(address)}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      host.close();
      await closed;
    },
  };
}

function shownAddress(address: string): string {
  if (address === '127.0.0.1') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

interface WatchedHost {
  /** Starts a request that a client has sent. */
  open: (incoming: IncomingMessage, target: string) => ClientRequest;
  close: () => void;
}

/** @param url of the host; its path precedes that of each request. */
function watchedHost(url: string): WatchedHost {
  const host = new URL(url);
  const isHttps = host.protocol === 'https:';
  const send = isHttps ? httpsRequest : httpRequest;
  const agentOptions = { keepAlive: true, timeout: IDLE_MS };
  const agent = isHttps ? new HttpsAgent(agentOptions) : new Agent(agentOptions);
  return {
    open: ({ method = 'GET', rawHeaders }, target) =>
      send({
        protocol: host.protocol,
        hostname: host.hostname.replace(/^\[|\]$/g, ''),
        port: host.port,
        agent,
        method,
        path: host.pathname.replace(/\/$/, '') + target,
        headers: forwardedHeaders(rawHeaders, { host: host.host }),
        maxHeaderSize: MAX_HEADER_BYTES,
      }),
    close: () => agent.destroy(),
  };
}

interface Passage {
  host: WatchedHost;
  /** Path and query. */
  target: string;
  watch: ContractWatch;
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, { host, target, watch }: Passage): void {
  const { method = 'GET', headers } = incoming;
  const recorder = new ExchangeRecorder(watch, {
    method,
    target,
    contentType: headers['content-type'] ?? null,
    encoding: headers['content-encoding'] ?? null,
  });
  const receive = (response: IncomingMessage) => passBack(response, outgoing, recorder);
  let upstream = host.open(incoming, target).on('response', receive);
  incoming.on('data', (chunk: Uint8Array) => recorder.addToRequest(chunk));
  incoming.pipe(upstream);
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    // The host has closed an idle connection at the same moment.
    const isRepeatable = upstream.reusedSocket && isWithoutBody(incoming) && !outgoing.headersSent;
    if (!isRepeatable) return giveUp(outgoing, recorder, error);
    upstream = host.open(incoming, target).on('response', receive);
    upstream.on('error', (repeated: NodeJS.ErrnoException) => giveUp(outgoing, recorder, repeated)).end();
  });
  outgoing.on('close', () => {
    if (outgoing.writableFinished) return;
    recorder.abandon();
    upstream.destroy();
  });
}

function passBack(response: IncomingMessage, outgoing: ServerResponse, recorder: ExchangeRecorder): void {
  const { statusCode = 502, statusMessage = '', rawHeaders } = response;
  recorder.startResponse(statusCode, headerPairs(rawHeaders));
  outgoing.writeHead(statusCode, statusMessage, forwardedHeaders(rawHeaders));
  outgoing.flushHeaders();
  response.on('data', (chunk: Uint8Array) => recorder.addToResponse(chunk));
  response.on('error', () => {
    recorder.fail('the host has closed the connection before the end of the response');
    outgoing.destroy();
  });
  outgoing.on('finish', () => recorder.finish());
  response.pipe(outgoing);
}

/** What the host has done to the proxy, the proxy does to the client. */
function giveUp(outgoing: ServerResponse, recorder: ExchangeRecorder, error: NodeJS.ErrnoException): void {
  recorder.fail(error.code ?? 'no connection');
  if (outgoing.headersSent || error.code === 'ECONNRESET') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  outgoing.end(`The watched host did not respond: ${error.code ?? 'no connection'}\n`);
}

function isWithoutBody({ method = '', headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return SAFE_METHODS.has(method) && length === undefined && encoding === undefined;
}

/** Path and query; a client may also send the whole URL to a proxy. */
function targetOf({ url = '/' }: IncomingMessage): string {
  if (!/^https?:/i.test(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function servePage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: FindingsPage,
): Promise<void> {
  const url = URL.parse(`http://${incoming.headers.host ?? 'unknown'}${targetOf(incoming)}`);
  const headers = new Headers(
    headerPairs(incoming.rawHeaders).filter(([name]) => !name.startsWith(':')) as [string, string][],
  );
  const response = url
    ? await page(
        new Request(url, { method: incoming.method === 'HEAD' ? 'HEAD' : 'GET', headers }),
        incoming.socket.remoteAddress,
      )
    : new Response('Bad Request', { status: 400 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

/** Headers of one connection, not of the message (RFC 9110 §7.6.1). Transfer-Encoding stays: the body is framed the same way. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect'];

/**
 * The headers of a message without those of its connection, with the rest unchanged, in order and with repeated ones.
 *
 * @param raw names and values in turn.
 * @param replaced values to use instead, by name in lower case.
 */
function forwardedHeaders(raw: string[], replaced: Record<string, string> = {}): string[] {
  const pairs = headerPairs(raw);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((name) => name.trim().toLowerCase()));
  const dropped = new Set([...OF_CONNECTION, ...named]);
  return pairs
    .filter(([name]) => !dropped.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, replaced[name.toLowerCase()] ?? value]);
}

function headerPairs(raw: string[]): [name: string, value: string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? '',
    raw[2 * index + 1] ?? '',
  ]);
}
