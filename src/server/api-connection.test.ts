import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connectApi } from './api-connection';

let host: Server | undefined;
afterEach(() => {
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

const request = (method: string) => new Request('https://store.example/assets/a.svg?size=1', { method });

it('retries a dropped GET once', async () => {
  const { methods, api } = await flakyHost();
  const response = await api.send(request('GET'));
  expect([response.status, await response.text()]).toEqual([200, 'here']);
  expect(methods).toEqual(['GET', 'GET']);
});

it('does not retry a dropped POST', async () => {
  const { methods, api } = await flakyHost();
  await expect(api.send(request('POST'))).rejects.toThrow();
  expect(methods).toEqual(['POST']);
});

it('gives up after one retry', async () => {
  const methods: (string | undefined)[] = [];
  const api = await connect(({ method, socket }) => {
    methods.push(method);
    socket.destroy();
  });
  await expect(api.send(request('GET'))).rejects.toThrow();
  expect(methods).toEqual(['GET', 'GET']);
});
