import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { send } from './transport.ts';
import { wireTransport } from './wire-transport.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  server.close();
});

async function responseOf(respond: RequestListener, method = 'GET') {
  server.on('request', respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return send(wireTransport, { method, url: `http://127.0.0.1:${port}/`, headers: {} });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const compressed = gzipSync(JSON.stringify({ rows: 'x'.repeat(400) }));

it('reads a compressed response', async () => {
  const response = await responseOf((_, answer) =>
    answer.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(compressed),
  );
  expect(response).toMatchObject({ status: 200, body: { rows: 'x'.repeat(400) }, byteProblems: [] });
});

it('tells of compression that breaks off, which browsers take for a short text', async () => {
  const response = await responseOf((_, answer) =>
    answer.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(compressed.subarray(0, -12)),
  );
  expect(response.byteProblems).toMatchObject([{ subject: 'Content-Encoding' }]);
});

it('tells of a response that is shorter than its Content-Length', async () => {
  const promise = responseOf((_, answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-length': '900' });
    answer.write('{"a":1}', () => answer.destroy());
  });
  await expect(promise).rejects.toMatchObject({ message: 'the response breaks off', isIncomplete: true });
});

it('has no body for HEAD', async () => {
  const response = await responseOf(
    (_, answer) => answer.writeHead(200, { ...JSON_TYPE, 'content-length': '900' }).end(),
    'HEAD',
  );
  expect(response).toMatchObject({ status: 200, text: '', byteProblems: [] });
});

it('sends again what a host did not read, since it was closing an idle connection', async () => {
  const used = new WeakSet<object>();
  const respond: RequestListener = ({ socket }, answer) => {
    if (used.has(socket)) socket.resetAndDestroy();
    else answer.writeHead(200, JSON_TYPE).end('{}');
    used.add(socket);
  };
  await responseOf(respond);
  const { port } = server.address() as AddressInfo;
  const again = { method: 'POST', url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' };
  expect(await send(wireTransport, again)).toMatchObject({ status: 200 });
});
