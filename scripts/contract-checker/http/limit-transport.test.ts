import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitTransport } from './limit-transport.ts';
import { send } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = () => new Request('http://host.test/');

it('sends no more requests at a time than allowed', async () => {
  let running = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const transport = limitTransport(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      return new Response();
    },
    { concurrency: 2, timeoutMs: 10_000 },
  );
  const calls = Array.from({ length: 5 }, () => transport(request()));
  for (let call = 0; call < calls.length; call += 1) {
    // Runs what the last release has started.
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toBe(Math.min(2, calls.length - call));
    release.shift()?.();
  }
  await Promise.all(calls);
  expect(most).toBe(2);
});

it('spreads requests over time', async () => {
  const start = performance.now();
  const sentAfter: number[] = [];
  const transport = limitTransport(
    async () => {
      sentAfter.push(performance.now() - start);
      return new Response();
    },
    { concurrency: 9, rate: 100, timeoutMs: 10_000 },
  );
  const calls = Promise.all(Array.from({ length: 4 }, () => transport(request())));
  await vi.advanceTimersByTimeAsync(30);
  await calls;
  expect(sentAfter).toEqual([0, 10, 20, 30]);
});

it('waits as long as a busy host asks, and all others with it', async () => {
  const sentAfter: number[] = [];
  const start = performance.now();
  const transport = limitTransport(
    async () => {
      sentAfter.push(Math.round(performance.now() - start));
      const isBusy = sentAfter.length === 1;
      return new Response('', isBusy ? { status: 429, headers: { 'retry-after': '2' } } : {});
    },
    { concurrency: 1, timeoutMs: 10_000 },
  );
  const calls = Promise.all([transport(request()), transport(request())]);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await calls).map(({ status }) => status)).toEqual([200, 200]);
  expect(sentAfter).toEqual([0, 2000, 2000]);
});

it('waits longer each time where a limit does not say how long', async () => {
  const statuses = [429, 429, 200];
  const transport = limitTransport(async () => new Response('', { status: statuses.shift() ?? 500 }), {
    concurrency: 1,
    timeoutMs: 10_000,
  });
  const call = transport(request());
  await vi.advanceTimersByTimeAsync(2999);
  expect(statuses).toEqual([200]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await call).status).toBe(200);
});

it('passes a rejection on that asks to come back after the run', async () => {
  const rejection = new Response('', { status: 429, headers: { 'retry-after': '900' } });
  const transport = limitTransport(async () => rejection, { concurrency: 1, timeoutMs: 10_000 });
  expect((await transport(request())).status).toBe(429);
});

it('gives up on a host that does not respond, and lets its connection go', async () => {
  let signal: AbortSignal | undefined;
  const silent = limitTransport(
    (sent) => {
      signal = sent.signal;
      return new Promise(() => undefined);
    },
    { concurrency: 1, timeoutMs: 10_000 },
  );
  const sent = { method: 'GET', url: 'http://host.test/', headers: {} };
  const failed = expect(send(silent, sent)).rejects.toMatchObject({ timedOut: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(signal?.aborted).toBe(true);
});
