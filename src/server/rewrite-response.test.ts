import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { connectApi } from './connect-api';
import { rewriteResponse } from './rewrite-response';

const HOST = 'https://commerce.example.com';
const redirectTarget = (Location: string) =>
  rewriteResponse(new Response(null, { status: 302, headers: { Location } }), HOST, '/').headers.get(
    'location',
  );

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

it('removes the domain of every cookie, and hides it from scripts unless they read it', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'WC_SESSION_ESTABLISHED=true; Domain=.example.com; Path=/; Secure'],
    ['Set-Cookie', 'WC_USERACTIVITY_7=7; path=/; domain=commerce.example.com; httponly'],
    ['Set-Cookie', 'prescription=-2.00; Path=/'],
    ['Set-Cookie', 'WC_GENERIC=1; Domain = .example.com ;Path=/; HttpOnly'],
  ]);
  const rewritten = rewriteResponse(new Response('{}', { status: 201, headers }), HOST, '/');
  expect(rewritten.headers.getSetCookie()).toEqual([
    'WC_SESSION_ESTABLISHED=true; Path=/; Secure',
    'WC_USERACTIVITY_7=7; path=/; httponly',
    'prescription=-2.00; Path=/',
    'WC_GENERIC=1;Path=/; HttpOnly',
  ]);
  expect([rewritten.status, await rewritten.text()]).toEqual([201, '{}']);
});

it("passes on what a host may say about this site's response, and nothing else", () => {
  const headers = {
    'Content-Type': 'application/json',
    ETag: '"1"',
    Server: 'commerce/9',
    'X-Powered-By': 'Servlet/3.1',
    'Access-Control-Allow-Origin': '*',
    Refresh: '0; url=https://evil.example/',
    Link: '<https://evil.example/a.css>; rel=stylesheet',
    'Clear-Site-Data': '"*"',
    'Service-Worker-Allowed': '/',
    'Content-Security-Policy': 'default-src *',
    'Strict-Transport-Security': 'max-age=0',
  };
  const rewritten = rewriteResponse(new Response('{}', { headers }), HOST, '/assets/a.svg');
  expect([...rewritten.headers]).toEqual([
    ['content-type', 'application/json'],
    ['etag', '"1"'],
  ]);
});

it.each([
  ['/wcs/resources/store/10851/cart/@self', undefined, 'no-store'],
  ['/webapp/wcs/stores/servlet/LogonAjax', undefined, 'no-store'],
  ['/wcs/resources/store/10851/espot/Home', 'max-age=60', 'max-age=60'],
  ['/%77cs/resources/store/10851/cart/@self', undefined, 'no-store'],
  ['/frame-advisor/recommendations', undefined, 'no-store'],
  ['/identity-provider/token', undefined, 'no-store'],
  ['/assets/..%2fwcs/resources/store/10851/cart/@self', undefined, 'no-store'],
  ['/search/resources/store/10851/productview/byId/1', undefined, null],
  ['/assets/frames/1.jpg', undefined, null],
])('a response of %s with %s for caches gets %s', (path, cacheControl, expected) => {
  const headers = new Headers(cacheControl ? { 'cache-control': cacheControl } : {});
  const rewritten = rewriteResponse(new Response('{}', { headers }), HOST, path);
  expect(rewritten.headers.get('cache-control')).toBe(expected);
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
  expect(rewritten.headers.getSetCookie()).toEqual(['WC_USERACTIVITY_7=; Max-Age=0; HttpOnly']);
  await new Promise((resolve) => server.close(resolve));
});
