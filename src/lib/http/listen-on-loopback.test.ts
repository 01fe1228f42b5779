import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { listenOn, listenOnLoopback, portOf } from './listen-on-loopback';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function create(): Server {
  const server = createServer((_, response) => response.end('here'));
  servers.push(server);
  return server;
}

const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

it('is reached from this machine alone', async () => {
  const [first] = await listenOnLoopback(0, create);
  expect(await (await fetch(`http://localhost:${portOf(first)}`)).text()).toBe('here');
  if (outside) await expect(fetch(`http://${outside}:${portOf(first)}`)).rejects.toThrow('fetch failed');
});

it('reports a port that is taken', async () => {
  const [first] = await listenOnLoopback(0, create);
  await expect(listenOnLoopback(portOf(first), create)).rejects.toThrow('EADDRINUSE');
  await expect(listenOn(create(), portOf(first), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
});
