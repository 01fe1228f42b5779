import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { redisStore } from './redis-store';
import { SharedResponses } from './shared-responses';

const LISTING = '@"/search/resources/store/10851/productview/byCategory/40001",';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A server that does what it is told with each connection. */
async function listenWith(onConnection: (socket: Socket) => void): Promise<Server> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function openStore(port: number) {
  const store = redisStore(`redis://127.0.0.1:${port}`, 'build');
  opened.push(store.close);
  return store;
}

it.each([
  ['never responds', () => {}],
  ['closes each connection', (socket: Socket) => socket.destroy()],
  [
    'speaks something else',
    (socket: Socket) => socket.on('data', () => socket.write('HTTP/1.1 400\r\n\r\n')),
  ],
])('breaks nothing when Redis %s: the memory of the process stands in', async (_case, onConnection) => {
  const responses = new SharedResponses(openStore(portOf(await listenWith(onConnection))));
  const fetches: number[] = [];
  const fetchOnce = () => responses.fetch(LISTING, async () => fetches.push(1));
  for (let visit = 0; visit < 5; visit += 1) expect((await fetchOnce()).value).toBe(1);
  expect(fetches).toHaveLength(1);
  await responses.purge(['category-40001']);
  expect((await fetchOnce()).value).toBe(2);
});

it('asks a store that hangs three times, and then not for a while', async () => {
  let received = 0;
  const server = await listenWith((socket) => void socket.on('data', () => (received += 1)));
  const store = openStore(portOf(server));
  for (let visit = 0; visit < 5; visit += 1) await store.get('key');
  const before = received;
  for (let visit = 0; visit < 500; visit += 1) await store.get('key');
  // Pings of the connection, but no question.
  expect(received - before).toBeLessThan(5);
});

it('breaks nothing when nobody listens', async () => {
  const server = await listenWith(() => {});
  const port = portOf(server);
  server.close();
  const responses = new SharedResponses(openStore(port));
  expect((await responses.fetch(LISTING, async () => 'listing')).value).toBe('listing');
});
