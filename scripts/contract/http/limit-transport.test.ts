import { expect, it } from 'vitest';
import { limitTransport } from './limit-transport';
import { send } from './transport';

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
  const releaseNext = setInterval(() => release.shift()?.(), 1);
  await Promise.all(calls);
  clearInterval(releaseNext);
  expect(most).toBe(2);
});

it('spreads requests over time', async () => {
  const transport = limitTransport(async () => new Response(), {
    concurrency: 9,
    rate: 100,
    timeoutMs: 10_000,
  });
  const start = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => transport(request())));
  // Three intervals of 10 ms lie between four requests; a timer may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(27);
});

it('gives up on a host that does not respond', async () => {
  const silent = limitTransport(() => new Promise(() => undefined), { concurrency: 1, timeoutMs: 5 });
  const sent = { method: 'GET', url: 'http://host.test/', headers: {} };
  await expect(send(silent, sent)).rejects.toMatchObject({ timedOut: true });
});
