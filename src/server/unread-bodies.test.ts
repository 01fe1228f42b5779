import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';

const MEBIBYTE = 1024 * 1024;

it('a body that is not read does not break the next requests on its connection', async () => {
  // An API that responds without reading the body.
  const { app } = storefrontOver(async () => Response.json({ found: [] }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, body?: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = body ? { 'content-length': body.length } : {};
      const options = {
        host: '127.0.0.1',
        port,
        path: '/wcs/resources/store/10851/storelocator',
        method,
        agent,
        headers,
      };
      const sent = request(options, (response) => resolve(readAll(response)));
      sent.on('error', reject);
      sent.end(body);
    });
  try {
    expect(await send('POST', Buffer.alloc(MEBIBYTE, 'x'))).toBe('{"found":[]}');
    expect(await send('GET')).toBe('{"found":[]}');
    expect(await send('GET')).toBe('{"found":[]}');
  } finally {
    agent.destroy();
    server.close();
  }
});

async function readAll(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
