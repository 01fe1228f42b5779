import { describe, expect, it } from 'vitest';
import { addGlassesTo, CART, someSku } from '../testing/carts';
import { controlClient } from '../testing/control-client';
import { becomeGuest, userIdOf } from '../testing/shoppers';
import { frameColors, saveFrames } from '../testing/wishlists';

describe('the shopper', () => {
  it('becomes a guest, a member with the guest cart, and anonymous', async () => {
    const { call, shopper, sandbox, status } = controlClient();
    expect((await status()).shopper).toMatchObject({
      kind: 'anonymous',
      userId: '-1002',
      carts: [],
      saved: [],
    });
    await call('PUT', '/shopper', { kind: 'guest' });
    const guestId = await userIdOf(shopper);
    expect((await status()).shopper).toMatchObject({ kind: 'guest', userId: String(guestId), name: '' });
    await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    await call('PUT', '/shopper', { kind: 'member', userId: '510001' });
    expect(await userIdOf(shopper)).toBe(510001);
    const { shopper: member } = await status();
    expect(member).toMatchObject({ kind: 'member', name: 'Ada Marsh' });
    expect(member.carts[0].lines).toHaveLength(1);
    await call('PUT', '/shopper', { kind: 'anonymous' });
    expect(await userIdOf(shopper)).toBe(-1002);
    expect(shopper.cookieHeader).not.toContain('WC_');
  });

  it('is shown with a readable cart and wishlist', async () => {
    const { shopper, sandbox, status } = controlClient();
    await becomeGuest(shopper);
    const sku = someSku(sandbox.context.catalog);
    await addGlassesTo(shopper, sku);
    const [color] = frameColors(sandbox.context.catalog, 1);
    await saveFrames(shopper, [color?.catentryId ?? '']);
    const { carts, saved } = (await status()).shopper;
    expect(carts).toMatchObject([
      {
        storeId: '10851',
        lines: [
          {
            name: `${sku.model.brand} ${sku.model.modelName}, ${sku.color.colorName.en}`,
            quantity: 1,
          },
        ],
      },
    ]);
    expect(saved).toMatchObject([{ storeId: '10851' }]);
  });

  it('cannot become a registered or an unknown account', async () => {
    const { call, sandbox } = controlClient();
    sandbox.context.state.users.insert({
      userId: '999001',
      registerType: 'R',
      personalizationId: '1-999001',
      passwordExpired: false,
      firstName: 'Own',
      lastName: 'Account',
      email: 'own@example.org',
      createdAt: 0,
    });
    for (const userId of ['999001', '1']) {
      expect((await call('PUT', '/shopper', { kind: 'member', userId })).status).toBe(400);
    }
    expect((await call('PUT', '/shopper', { kind: 'admin' })).status).toBe(400);
  });
});

describe('the request log', () => {
  it('shows the requests of the shopper, not those of the panel', async () => {
    const { call, shopper } = controlClient();
    await shopper.get(`${CART}/@self?langId=-1`);
    await shopper.get('/geocode?address=418%20Linden%20Ave');
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { id: 1, method: 'GET', operation: 'getCart', url: `${CART}/@self?langId=-1`, findings: [] },
      { id: 2, operation: 'geocode' },
    ]);
    expect(JSON.stringify(requests)).not.toContain('Linden');
    expect(
      (await call('GET', '/requests?after=1')).body.requests.map(({ id }: { id: number }) => id),
    ).toEqual([2]);
    await call('DELETE', '/requests');
    expect((await call('GET', '/requests')).body).toEqual({ last: 2, requests: [] });
  });

  it('names the invalid field of a request', async () => {
    const { call, shopper } = controlClient();
    await shopper.get(`${CART}/@self?pageSize=many`);
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { status: 400, findings: [{ direction: 'request', problems: [{ field: 'query.pageSize' }] }] },
    ]);
  });

  it('logs network failures and unknown paths', async () => {
    const { call, sandbox } = controlClient();
    const cutRequest = new Request(`http://sandbox.test${CART}/@self`);
    await expect(sandbox.handle(cutRequest, 'sandbox_scenario=cart-unavailable')).rejects.toThrow();
    await sandbox.handle(new Request('http://sandbox.test/wcs/nothing'));
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { status: 0, operation: 'getCart' },
      { status: 404, operation: '', url: '/wcs/nothing' },
    ]);
  });
});

it('lists the emails that would have been sent, with their codes', async () => {
  const { call, shopper } = controlClient();
  expect((await call('GET', '/emails')).body).toEqual([]);
  const logonId = 'ada.marsh@example.com';
  await shopper.putJson('/wcs/resources/store/10851/person/@self?action=resetPassword', {
    resetPassword: 'true',
    logonId,
    challengeAnswer: '-',
  });
  expect((await call('GET', '/emails')).body).toMatchObject([
    { to: logonId, code: expect.stringMatching(/./) },
  ]);
});
