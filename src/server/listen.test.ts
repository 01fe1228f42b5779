import { Agent, get, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './listen';

const printed: string[] = [];
beforeEach(() => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.mocked(process.exit).mockRestore();
  vi.mocked(process.stdout.write).mockRestore();
  printed.length = 0;
});

/** What the last listener of a signal does, which is the server's. */
const signal = (name: 'SIGTERM' | 'SIGINT') => (process.listeners(name).at(-1) as () => void)();

const request = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });

it('says that it stops, goes on for a while, finishes what it has begun, and ends', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const noticed = Promise.withResolvers<void>();
  const events: string[] = [];
  const app = new Hono();
  app.get('/slow', async (context) => {
    started.resolve();
    await finish.promise;
    return context.text('done');
  });
  app.get('/quick', (context) => context.text('done'));
  await listen(app, {
    port: 0,
    host: '127.0.0.1',
    description: 'test',
    onStopping: () => {
      events.push('not ready');
      return noticed.promise;
    },
    onClose: () => events.push('closed'),
  });
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(printed.join('')) ?? [];
  const url = origin.replace('localhost', '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const slow = request(`${url}/slow`, agent);
  await started.promise;
  signal('SIGTERM');
  expect(events).toEqual(['not ready']);
  // A balancer that has not noticed yet.
  const late = await request(`${url}/quick`, agent);
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  late.resume();
  noticed.resolve();
  await expect
    .poll(() =>
      request(`${url}/quick`, new Agent()).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  expect(process.exit).not.toHaveBeenCalled();
  finish.resolve();
  expect((await slow).statusCode).toBe(200);
  (await slow).resume();
  await expect.poll(() => process.exit).toHaveBeenCalledWith(0);
  expect(events).toEqual(['not ready', 'closed']);
});
