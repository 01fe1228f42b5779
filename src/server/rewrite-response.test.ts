import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { connectApi } from './connect-api';
import { rewriteResponse } from './rewrite-response';

const HOST = 'https://commerce.example.com';
const redirectTarget = (Location: string) =>
  rewriteResponse(new Response(null, { status: 302, headers: { Location } }), HOST).headers.get('location');

it.each([
  [`${HOST}/lc-us?subscription=subscribed#newsletter`, '/lc-us?subscription=subscribed#newsletter'],
  // An API behind a proxy may use http.
  ['http://commerce.example.com/lc-us', '/lc-us'],
  [`${HOST}//evil.example`, '/evil.example'],
  ['/AjaxOrderItemDisplayView?storeId=10851', '/AjaxOrderItemDisplayView?storeId=10851'],
  ['https://pay.example/', 'https://pay.example/'],
])('rewrites a redirect to %s as %s', (location, target) => {
  expect(redirectTarget(location)).toBe(target);
});

it('removes the domain of every cookie', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'WC_SESSION_ESTABLISHED=true; Domain=.example.com; Path=/; Secure'],
    ['Set-Cookie', 'WC_USERACTIVITY_7=7; path=/; domain=commerce.example.com'],
  ]);
  const rewritten = rewriteResponse(new Response('{}', { status: 201, headers }), HOST);
  expect(rewritten.headers.getSetCookie()).toEqual([
    'WC_SESSION_ESTABLISHED=true; Path=/; Secure',
    'WC_USERACTIVITY_7=7; path=/',
  ]);
  expect([rewritten.status, await rewritten.text()]).toEqual([201, '{}']);
});

it('keeps redirects of a live host on this site', async () => {
  const server = createServer((request, response) => {
    response.writeHead(302, {
      Location: `http://${request.headers.host}/lc-us`,
      'Set-Cookie': 'WC_USERACTIVITY_7=; Domain=example.com; Max-Age=0',
    });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = await connectApi({ origin, dataFile: '' });
  const rewritten = await api.send(
    new Request('https://store.example/webapp/wcs/stores/servlet/Logoff?storeId=10851'),
  );
  expect([rewritten.status, rewritten.headers.get('location')]).toEqual([302, '/lc-us']);
  expect(rewritten.headers.getSetCookie()).toEqual(['WC_USERACTIVITY_7=; Max-Age=0']);
  await new Promise((resolve) => server.close(resolve));
});
