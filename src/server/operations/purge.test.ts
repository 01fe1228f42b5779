import { describe, expect, it } from 'vitest';
import { testStorefront } from '../../../tests/support/test-storefront';

const SECRET = 'a-secret-of-the-deployment-that-is-long';
const PAGE = '/lc-us/eyeglasses';

const purge = (app: ReturnType<typeof testStorefront>['app'], body: unknown, secret = SECRET) =>
  app.request('/purge', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${secret}` },
  });

describe('POST /purge', () => {
  it('makes the next page fetch again what has one of the keys of the page', async () => {
    const { app, requests } = testStorefront({ purgeSecret: SECRET });
    const searches = () => requests.filter(({ url }) => url.includes('/search/')).length;
    const page = await app.request(PAGE);
    const keys = page.headers.get('xkey')?.split(' ') ?? [];
    expect(page.headers.get('surrogate-key')).toBe(keys.join(' '));
    expect(keys).toEqual(expect.arrayContaining(['category-40001', 'espot-Header_Announcement']));
    const product = keys.find((key) => key.startsWith('product-')) ?? 'no key of a product';
    const before = searches();
    await purge(app, { keys: ['product-of-another-page'] });
    await app.request(PAGE);
    expect(searches()).toBe(before);
    const response = await purge(app, { keys: [product, 'store-2917'] });
    expect([response.status, response.headers.get('purged-keys')]).toEqual([200, `${product} store-2917`]);
    await app.request(PAGE);
    expect(searches()).toBeGreaterThan(before);
  });

  it('needs the secret, and keys', async () => {
    const { app } = testStorefront({ purgeSecret: SECRET });
    for (const secret of ['', 'wrong', `${SECRET}x`, SECRET.slice(1)])
      expect((await purge(app, { keys: ['product-1'] }, secret)).status).toBe(401);
    for (const body of [{}, { keys: [] }, { keys: ['two words'] }, { keys: [1] }, 'text'])
      expect((await purge(app, body)).status, JSON.stringify(body)).toBe(400);
  });

  it('does not exist without a secret', async () => {
    const response = await purge(testStorefront().app, { keys: ['product-1'] }, 'undefined');
    expect(response.status).toBe(405);
  });
});
