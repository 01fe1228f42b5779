import { expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/webapp/wcs/stores/servlet/LCEmailSubscription';

const subscribe = (client: TestClient, email: string, storeId = '10851') =>
  client.postForm(PATH, { email, storeId, langId: storeId === '10851' ? '-1' : '-24', URL: '/' });

it('subscribes once per store, ignoring case and surrounding blanks', async () => {
  const { client, sandbox } = testSandbox();
  const first = await subscribe(client(), 'Ana@Example.com');
  expect([first.status, first.body]).toEqual([200, { status: 200, message: 'Success' }]);
  const repeated = await subscribe(client(), ' ana@example.COM ');
  expect([repeated.status, repeated.body]).toEqual([
    200,
    { status: 300, message: 'This email address is already subscribed.' },
  ]);
  expect((await subscribe(client(), 'ana@example.com', '10852')).body.status).toBe(200);
  expect(sandbox.context.state.subscriptions.all()).toEqual([
    {
      email: 'ana@example.com',
      storeId: '10851',
      langId: '-1',
      emailType: 'newsletter',
      subscribedAt: Date.parse('2026-06-15T12:00:00Z'),
    },
    expect.objectContaining({ email: 'ana@example.com', storeId: '10852', langId: '-24' }),
  ]);
});

it.each(['ana', 'ana@', '@example.com', 'ana example@example.com', 'ana@@example.com'])(
  'returns status 400 with HTTP 200 for “%s”',
  async (email) => {
    const { client, sandbox } = testSandbox();
    const { status, body } = await subscribe(client(), email);
    expect([status, body]).toEqual([200, { status: 400, message: 'Invalid email address supplied.' }]);
    expect(sandbox.context.state.subscriptions.all()).toEqual([]);
  },
);

it.each([
  [
    'ana@example.com',
    '/lc-us/eyeglasses?page=2#newsletter',
    '/lc-us/eyeglasses?page=2&subscription=subscribed#newsletter',
  ],
  ['ana', '/lc-us?subscription=500', '/lc-us?subscription=400'],
  ['ben@example.com', '/lc-us', '/lc-us?subscription=300'],
  ['ana@example.com', 'https://evil.example/', '/?subscription=subscribed'],
  ['ana@example.com', '//evil.example', '/?subscription=subscribed'],
])('redirects a browser that posts the form for %s on %s to %s', async (email, page, redirectUrl) => {
  const shopper = testSandbox().client();
  await subscribe(shopper, 'ben@example.com');
  const response = await shopper.fetch(
    new Request(`http://sandbox.test${PATH}`, {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml' },
      body: new URLSearchParams({ email, storeId: '10851', langId: '-1', URL: page }),
    }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([302, redirectUrl]);
});

it('rejects a form without an email or store, other content types, and an oversized body', async () => {
  const client = testSandbox().client();
  expect((await client.postForm(PATH, { storeId: '10851', langId: '-1' })).status).toBe(400);
  expect((await client.postForm(PATH, { email: 'ana@example.com', langId: '-1' })).status).toBe(400);
  expect((await client.postJson(PATH, { email: 'ana@example.com' })).status).toBe(415);
  const oversized = await client.postForm(PATH, {
    email: 'a'.repeat(1024 * 1024),
    storeId: '10851',
    langId: '-1',
  });
  expect(oversized.status).toBe(413);
});
