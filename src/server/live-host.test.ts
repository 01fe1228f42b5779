import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { connectApi } from './connect-api';
import { checkOrigin } from './live-host';
import { LIMITS } from './request-limits';

const log: string[] = [];
let host: Server | undefined;

beforeEach(() => {
  log.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});

afterEach(() => {
  vi.mocked(process.stderr.write).mockRestore();
  host?.closeAllConnections();
  host?.close();
});

async function connect(listener: RequestListener) {
  const server = createServer(listener);
  host = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return connectApi({ origin: `http://127.0.0.1:${port}`, dataFile: ':memory:' });
}

/** A host that drops the first connection, and the methods of the requests that reached it. */
async function flakyHost() {
  const methods: (string | undefined)[] = [];
  const api = await connect((request, response) => {
    methods.push(request.method);
    if (methods.length === 1) request.socket.destroy();
    else response.end('here');
  });
  return { methods, api };
}

const request = (method: string, init: RequestInit = {}) =>
  new Request('https://store.example/assets/a.svg?size=1', { method, ...init });

it('retries a dropped GET once', async () => {
  const { methods, api } = await flakyHost();
  const response = await api.send(request('GET'));
  expect([response.status, await response.text()]).toEqual([200, 'here']);
  expect(methods).toEqual(['GET', 'GET']);
});

it('retries a GET that a gateway could not deliver, unless it says when to come back', async () => {
  const methods: (string | undefined)[] = [];
  let headers: Record<string, string> = {};
  const api = await connect(({ method }, response) => {
    methods.push(method);
    response.writeHead(methods.length === 1 ? 503 : 200, headers).end();
  });
  expect((await api.send(request('GET'))).status).toBe(200);
  methods.length = 0;
  headers = { 'retry-after': '2' };
  expect((await api.send(request('GET'))).status).toBe(503);
  methods.length = 0;
  headers = {};
  expect((await api.send(request('POST'))).status).toBe(503);
  expect(methods).toEqual(['POST']);
});

it('does not retry a dropped POST, whose outcome is open: 502, logged without the URL', async () => {
  const { methods, api } = await flakyHost();
  await expect(api.send(request('POST'))).rejects.toMatchObject({ status: 502 });
  expect(methods).toEqual(['POST']);
  expect(log).toEqual(['The commerce API did not respond to a POST: other side closed\n']);
});

it('gives up after one retry', async () => {
  const methods: (string | undefined)[] = [];
  const api = await connect(({ method, socket }) => {
    methods.push(method);
    socket.destroy();
  });
  await expect(api.send(request('GET'))).rejects.toMatchObject({ status: 502 });
  expect(methods).toEqual(['GET', 'GET']);
});

it('ends a GET with its client, also while the body comes, and lets a POST finish', async () => {
  const ended = Promise.withResolvers<void>();
  const api = await connect((incoming, response) => {
    if (incoming.method === 'POST') return void ended.promise.then(() => response.end('saved'));
    response.on('close', ended.resolve);
    response.write('{');
  });
  const client = new AbortController();
  const { signal } = client;
  const response = await api.send(request('GET', { signal }));
  const saving = api.send(request('POST', { signal }));
  client.abort();
  await expect(response.text()).rejects.toThrow('abort');
  await ended.promise;
  expect(await (await saving).text()).toBe('saved');
  expect(log).toEqual([]);
});

it('ends a GET after the time that a page waits, which is logged', async () => {
  const arrived = Promise.withResolvers<void>();
  const api = await connect(() => arrived.resolve());
  const page = new AbortController();
  const pending = expect(api.send(request('GET', { signal: page.signal }))).rejects.toMatchObject({
    status: 504,
  });
  await arrived.promise;
  page.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  await pending;
  expect(log.join()).toContain('did not respond to a GET: The operation was aborted due to timeout');
});

it('forwards conditions, so that an unchanged picture is not sent again', async () => {
  const api = await connect((incoming, response) => {
    response.statusCode = incoming.headers['if-none-match'] === '"1"' ? 304 : 200;
    response.end();
  });
  const response = await api.send(request('GET', { headers: { 'if-none-match': '"1"' } }));
  expect(response.status).toBe(304);
});

describe('a response that is larger than any is read up to the limit', () => {
  const MEBIBYTE = 1024 * 1024;
  const CART = '/wcs/resources/store/10851/cart/@self';

  it('of two gigabytes', { tags: 'full-run' }, async () => {
    let sent = 0;
    const ended = Promise.withResolvers<void>();
    const api = await connect(async (_incoming, response) => {
      response.on('close', ended.resolve);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 ** 31 });
      while (!response.destroyed) {
        sent += MEBIBYTE;
        if (!response.write(Buffer.alloc(MEBIBYTE, ' ')))
          await Promise.race([once(response, 'drain'), ended.promise]);
      }
    });
    const response = await storefrontOver(api.send).app.request(CART);
    await expect(response.text()).rejects.toThrow('The commerce API sent more than');
    await ended.promise;
    // What is on its way is in the buffers of both sides.
    expect(sent).toBeLessThan(2 * LIMITS.proxiedBytes);
  });

  it('when it is unpacked: for a page, and for what is passed on', { tags: 'full-run' }, async () => {
    const bomb = gzipSync(Buffer.alloc(2 * LIMITS.proxiedBytes, ' '));
    expect(bomb.length).toBeLessThan(MEBIBYTE);
    const api = await connect((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    const { app } = storefrontOver(api.send);
    const response = await app.request(CART);
    await expect(response.text()).rejects.toThrow('The commerce API sent more than');
    const page = await app.request('/lc-us/eyeglasses');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<h1');
  });
});

it.each(['commerce.example.com', 'ftp://commerce.example.com', 'https://commerce.example.com/wcs'])(
  'does not start with %s',
  (origin) => {
    expect(() => checkOrigin(origin)).toThrow('WCS_ORIGIN must be like');
  },
);
