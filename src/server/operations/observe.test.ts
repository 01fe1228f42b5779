import { Writable } from 'node:stream';
import { logOn } from '@sandbox/testing/shoppers';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { portOf } from '@/lib/http/listen-on-loopback';
import { storefrontOver, testStorefront } from '../../../tests/support/test-storefront';
import { createMetrics } from './metrics';
import { serveOperators } from './serve-operators';

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

function observers() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, metrics: createMetrics(new Registry()), logger: pino({ level: 'info' }, stream) };
}

it('logs one line for each request, and measures it and its calls, without anything personal', async () => {
  const { lines, metrics, logger } = observers();
  const { sandbox, client } = testStorefront();
  const { app } = storefrontOver(sandbox.fetch, {}, { observers: { metrics, logger } });
  const member = client();
  await logOn(member, 'noor.haddad');
  const headers = {
    cookie: `${member.cookieHeader}; prescription=planted-secret; ria_1=planted-secret`,
    'user-agent': 'planted-secret',
    'x-request-id': 'planted-secret with spaces',
    traceparent: 'planted-secret',
  };
  const paths = [
    '/lc-us/search?q=planted-secret&email=planted-secret@example.com',
    '/lc-us/stores/8929?name=planted-secret',
    '/planted-secret/planted-secret/planted-secret',
    '/wcs/resources/store/10851/planted-secret',
    '/wcs/resources/store/10851/cart/@self?langId=-1',
    '/webapp/wcs/stores/servlet/LogonAjax',
  ];
  for (const path of paths)
    await app.request(
      path,
      path.endsWith('Ajax') ? { method: 'POST', headers, body: 'logonId=planted-secret' } : { headers },
    );
  expect(lines).toHaveLength(paths.length);
  const routes = lines.map((line) => JSON.parse(line).route);
  expect(routes).toEqual([
    'search',
    'store',
    'not-found',
    'other',
    '/wcs/resources/store/{storeId}/cart/@self',
    '/webapp/wcs/stores/servlet/LogonAjax',
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', status: 200, level: 30 });
  await app.request('/lc-us/faq');
  const text = await metrics.registry.metrics();
  expect(text).toContain('store_request_seconds_count{route="search",status="200"} 1');
  expect(text).toContain('operation="/wcs/resources/store/{storeId}/storelocator/byStoreNumber/{storeName}"');
  expect(text).toContain('store_api_cache_total{result="missed"}');
  for (const secret of ['planted-secret', 'noor', 'WC_', 'secret-0'])
    expect(lines.join('') + text).not.toContain(secret);
});

it('passes on to which request a call belongs', async () => {
  const { app, requests } = storefrontOver(async () => Response.json({}), {}, { observers: {} });
  const headers = {
    'x-request-id': 'abc-1',
    traceparent: TRACEPARENT,
    cookie: 'WC_SESSION_ESTABLISHED=true',
  };
  const page = await app.request('/AjaxOrderItemDisplayView', { headers });
  expect(page.headers.get('x-request-id')).toBe('abc-1');
  await app.request('/wcs/resources/store/10851/cart/@self', { headers });
  expect(requests.length).toBeGreaterThan(1);
  for (const { headers: sent, url } of requests)
    expect([sent.get('x-request-id'), sent.get('traceparent')], url).toEqual(['abc-1', TRACEPARENT]);
  const cached = await app.request('/lc-us/faq');
  expect(cached.headers.get('x-request-id')).toBeNull();
});

it('passes on no trace of the client that is none', async () => {
  const { app, requests } = storefrontOver(async () => Response.json({}), {}, { observers: {} });
  const headers = { 'x-request-id': 'a b', traceparent: 'evil' };
  await app.request('/wcs/resources/store/10851/cart/@self', { headers });
  expect(requests[0]?.headers.get('traceparent')).toBeNull();
  expect(requests[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('tells a balancer whether it is ready, and Prometheus the metrics', async () => {
  const { metrics } = observers();
  let isReady = true;
  const server = await serveOperators({
    port: 0,
    host: '127.0.0.1',
    isReady: () => isReady,
    metrics: () => metrics.registry.metrics(),
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${portOf(server)}${path}`);
  expect((await ask('/ready')).status).toBe(200);
  isReady = false;
  expect((await ask('/ready')).status).toBe(503);
  expect(await (await ask('/metrics')).text()).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await ask('/')).status).toBe(404);
  server.close();
  server.closeAllConnections();
});
