import { addGlassesTo, someSku } from '@sandbox/testing/carts';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { describe, expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';

describe('/OrderCalculate', () => {
  const CART_VIEW = 'AjaxOrderItemDisplayView';

  /** Requests the recalculation as a guest with a frame in the cart. */
  async function requestRecalculation(views: { URL: string; errorViewName?: string }, orderId?: string) {
    const { app, sandbox, client } = testStorefront();
    const shopper = client();
    await becomeGuest(shopper);
    const { body } = await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    const query = new URLSearchParams({
      storeId: '10851',
      catalogId: '10101',
      langId: '-1',
      orderId: orderId ?? body.orderId[0],
      calculationUsageId: '-1',
      updatePrices: '1',
      errorViewName: CART_VIEW,
      ...views,
    });
    return app.request(`/OrderCalculate?${query}`, { headers: { cookie: shopper.cookieHeader } });
  }

  it('redirects to the cart, and to the error view for an unknown order', async () => {
    const success = await requestRecalculation({ URL: CART_VIEW });
    expect(success.status).toBe(302);
    expect(success.headers.get('location')).toMatch(/^\/AjaxOrderItemDisplayView\?(?!.*error)/);
    const failure = await requestRecalculation({ URL: CART_VIEW }, '1');
    expect(failure.status).toBe(302);
    expect(failure.headers.get('location')).toMatch(/^\/AjaxOrderItemDisplayView\?.*errorMessageKey=/);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/path\r\nSet-Cookie: injected=1',
    ' //evil.example',
  ])('never redirects to another site: %j', async (target) => {
    const responses = [
      await requestRecalculation({ URL: target }),
      await requestRecalculation({ URL: CART_VIEW, errorViewName: target }, '1'),
    ];
    for (const { status, headers } of responses) {
      expect(status).toBe(302);
      const location = headers.get('location') ?? '';
      expect(new URL(location, 'https://store.example').origin).toBe('https://store.example');
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(headers.get('set-cookie') ?? '').not.toContain('injected');
    }
  });

  it('sends no other site as a target to the API', async () => {
    const { app, requests } = storefrontOver(async () => new Response(null, { status: 302 }));
    await app.request(
      '/OrderCalculate?orderId=1&URL=https%3A%2F%2Fevil.example&errorViewName=%2F%2Fevil.example',
    );
    const query = new URL(requests[0]?.url ?? '').searchParams;
    expect([...query]).toEqual([
      ['orderId', '1'],
      ['URL', CART_VIEW],
      ['errorViewName', CART_VIEW],
    ]);
  });

  it.each([
    ['unreachable', () => Promise.reject(new Error('unreachable'))],
    ['under maintenance', async () => new Response('<h1>Maintenance</h1>', { status: 503 })],
  ])('is left to its page while the API is %s', async (_, send) => {
    const response = await storefrontOver(send).app.request('/OrderCalculate?orderId=1&langId=-25');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('aria-busy="true"');
  });
});
