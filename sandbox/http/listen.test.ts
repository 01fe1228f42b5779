import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { type Listening, listen } from './listen';

let listening: Listening | undefined;
afterEach(() => listening?.close());

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

async function portOf(options: { host?: string } = {}): Promise<string> {
  listening = await listen({ port: 0, ...options }, async ({ url }) => new Response(new URL(url).hostname));
  return new URL(listening.origin).port;
}

it('answers on this machine alone, by each of its names', async () => {
  const port = await portOf();
  for (const host of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe(host);
  if (outside) await expect(fetch(`http://${outside}:${port}`)).rejects.toThrow('fetch failed');
});

it('answers on another address where one is named', async () => {
  const port = await portOf({ host: '0.0.0.0' });
  const host = outside ?? '127.0.0.1';
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe(host);
});

it('destroys the connection of a call that throws', async () => {
  listening = await listen({ port: 0 }, async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(fetch(listening.origin)).rejects.toThrow('fetch failed');
});
