import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ContractWatch, startWatch } from '../../contract-checker/watch/contract-watch';
import { serveFindings } from '../../contract-checker/watch/page/serve-findings';
import { type RunningProxy, startProxy } from '../../contract-checker/watch/start-proxy';
import { type HttpHost, startHttpHost } from '../../contract-checker/watch/testing/http-host';
import { storeFiles } from '../store-files';

let watch: ContractWatch;
let host: HttpHost;
let proxy: RunningProxy;
let respond: RequestListener;

beforeAll(async () => {
  host = await startHttpHost((incoming, outgoing) => respond(incoming, outgoing));
  watch = await startWatch({ ...storeFiles, url: host.url });
  proxy = await startProxy({
    url: `${host.url}/base`,
    port: 0,
    address: '127.0.0.1',
    watch,
    page: serveFindings(watch.log, new Set()),
  });
});
afterEach(() => watch.settled());
afterAll(async () => {
  await proxy.close();
  host.close();
  watch.close();
});

/** Nothing listens there. A port that was free a moment ago may be another process's by now. */
const ABSENT_URL = 'http://127.0.0.1:1';
const ESPOT = '/wcs/resources/store/10851/espot/X?langId=-1';

/** Sends a request through the proxy exactly as given. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  return request(`${proxy.origin}${path}`, { method, headers });
}

async function responseTo(clientRequest: ReturnType<typeof send>): Promise<IncomingMessage> {
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return response;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await response.toArray());
}

it('passes on path, headers and body, with the name of the host', async () => {
  let received: (Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'> & { body: string }) | undefined;
  respond = async (incoming, outgoing) => {
    const { method, url, rawHeaders } = incoming;
    received = { method, url, rawHeaders, body: (await bytesOf(incoming)).toString() };
    outgoing.end();
  };
  const clientRequest = send('DELETE', '/any/%7Epath?a=1&a=2', {
    'X-Own': 'Value',
    cookie: 'a=b; c=d',
    'transfer-encoding': 'chunked',
  });
  clientRequest.write('first ');
  clientRequest.end('second');
  await bytesOf(await responseTo(clientRequest));
  expect(received).toMatchObject({
    method: 'DELETE',
    url: '/base/any/%7Epath?a=1&a=2',
    body: 'first second',
  });
  const pairs = received?.rawHeaders.join('\n') ?? '';
  expect(pairs).toContain('X-Own\nValue\ncookie\na=b; c=d');
  expect(pairs).toContain(`\n${new URL(host.url).host}`);
});

it('passes back status, redirects, each cookie, and a compressed body byte by byte', async () => {
  const body = brotliCompressSync('{"a":1}');
  respond = (_, outgoing) => {
    outgoing.writeHead(302, 'Over There', [
      'Location',
      'https://www.example.com/away',
      'Set-Cookie',
      'a=1; Domain=example.com',
      'Set-Cookie',
      'b=2',
      'Content-Encoding',
      'br',
      'Content-Length',
      String(body.byteLength),
    ]);
    outgoing.end(body);
  };
  const response = await responseTo(send('GET', '/any').end());
  expect([response.statusCode, response.statusMessage]).toEqual([302, 'Over There']);
  expect(response.headers).toMatchObject({
    location: 'https://www.example.com/away',
    'set-cookie': ['a=1; Domain=example.com', 'b=2'],
    'content-encoding': 'br',
    'content-length': String(body.byteLength),
  });
  expect(await bytesOf(response)).toEqual(body);
});

it('passes on each piece of a response as it comes', { tags: 'full-run' }, async () => {
  const second = Promise.withResolvers<void>();
  respond = async (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.write('{"MarketingSpotData":');
    await second.promise;
    outgoing.end('[]}');
  };
  const response = await responseTo(send('GET', ESPOT).end());
  const [first] = (await once(response, 'data')) as [Buffer];
  expect(first.toString()).toBe('{"MarketingSpotData":');
  second.resolve();
  const [rest] = (await once(response, 'data')) as [Buffer];
  expect(rest.toString()).toBe('[]}');
});

it('ends the request at the host when the client leaves, and does not check it', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  respond = (incoming) => arrived.resolve(incoming);
  const clientRequest = send('GET', ESPOT).end();
  clientRequest.on('error', () => undefined);
  const incoming = await arrived.promise;
  const hasClosed = once(incoming.socket, 'close');
  clientRequest.destroy();
  await hasClosed;
  expect(watch.log.report().watched?.unchecked['the client has gone']).toBe(1);
});

it('breaks off where the host breaks off, which is a finding', async () => {
  respond = (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    outgoing.write('{', () => outgoing.destroy());
  };
  const response = await responseTo(send('GET', ESPOT).end());
  await expect(bytesOf(response)).rejects.toThrow();
  await watch.settled();
  expect(watch.log.report().findings).toContainEqual(
    expect.objectContaining({ operationId: 'getEspot', rule: 'no-response' }),
  );
});

it('says that the host is not there', async () => {
  const page = serveFindings(watch.log, new Set());
  const other = await startProxy({ url: ABSENT_URL, port: 0, address: '127.0.0.1', watch, page });
  const response = await fetch(`${other.origin}/wcs/resources/store/10851/espot/Y?langId=-1`);
  expect([response.status, await response.text()]).toEqual([
    502,
    'The watched host did not respond: ECONNREFUSED\n',
  ]);
  await other.close();
});

it('shows the findings of what has passed through', async () => {
  respond = (_, outgoing) => {
    outgoing.writeHead(418);
    outgoing.end();
  };
  await (await fetch(proxy.origin + ESPOT)).text();
  await (await fetch(proxy.origin + ESPOT)).text();
  await watch.settled();
  const html = await (await fetch(`${proxy.origin}/contract-findings`)).text();
  expect(html).toContain('getEspot/status/418 <span class="count">2 ×</span>');
});
