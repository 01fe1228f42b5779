import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';

it.each(['identity', 'gzip'])(
  'a client that leaves while its page is prepared (%s) breaks nothing',
  async (encoding) => {
    const started = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const { app } = storefrontOver(async () => {
      started.resolve();
      await finished.promise;
      return Response.json({}, { status: 404 });
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const client = connect(port, '127.0.0.1');
      client.write(`GET /lc-us HTTP/1.1\r\nHost: store.test\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
      await started.promise;
      client.destroy();
      await once(client, 'close');
      finished.resolve();
      const next = await fetch(`http://127.0.0.1:${port}/lc-us`);
      expect((await next.text()).endsWith('</html>')).toBe(true);
    } finally {
      server.close();
    }
  },
);
