import { describe, expect, it } from 'vitest';
import { CART } from '../testing/carts';
import { stepItemsOf } from '../testing/prescriptions';
import { logOn, userIdOf } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { CART_CASES } from './cart-cases';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';

function setUp() {
  const { sandbox, client } = testSandbox();
  const control = createControlApp(sandbox);
  const shopper = client();
  const fill = async (name: string, storeId = '10851') => {
    const request = new Request('http://sandbox.test/sandbox/api/cart', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, storeId }),
    });
    const { response, cookies } = await handleControlRequest(control, request, shopper.cookieHeader);
    shopper.setCookies(cookies);
    return response.status;
  };
  return { sandbox, shopper, fill };
}

describe('filling the cart', () => {
  it.each([
    ['one-frame', ['frame']],
    ['two-frames', ['frame', 'frame']],
    ['three-frames', ['frame', 'frame', 'frame']],
    ['two-lens-types', ['frame', 'frame']],
    ['contact-pair', ['contact']],
    ['two-contact-pairs', ['contact', 'contact']],
    ['one-eye', ['contact']],
    ['frame-and-contacts', ['frame', 'contact']],
    ['quantity-two', ['frame']],
    ['all-provided', ['frame', 'frame', 'contact']],
    ['none-needed', []],
    ['exchange', ['frame']],
  ])('%s', async (name, kinds) => {
    const { shopper, fill } = setUp();
    expect(await fill(name)).toBe(200);
    const items = await stepItemsOf(shopper);
    expect(items.map(({ itemType }: { itemType: string }) => itemType)).toEqual(kinds);
    const provided = items.filter((item: { prescriptionProvided: boolean }) => item.prescriptionProvided);
    expect(provided).toHaveLength(name === 'all-provided' ? kinds.length : 0);
  });

  it('covers every case', () => {
    expect(CART_CASES).toHaveLength(12);
  });

  it('differs in lens types, quantity and eyes', async () => {
    const { shopper, fill } = setUp();
    await fill('two-lens-types');
    const types = (await stepItemsOf(shopper)).map(
      (item: { itemLensAttributes: { type: string } }) => item.itemLensAttributes.type,
    );
    expect(types).toEqual(['single-vision', 'progressive']);
    await fill('quantity-two');
    expect((await stepItemsOf(shopper))[0].itemQuantity).toBe(2);
    await fill('one-eye');
    const [eye] = await stepItemsOf(shopper);
    expect(eye).not.toHaveProperty('rightCL');
    expect(eye).toMatchObject({ leftCL: { power: '-2.25' } });
  });

  it('makes an anonymous shopper a guest, and replaces the cart of the same order', async () => {
    const { shopper, fill } = setUp();
    await fill('one-frame');
    const before = (await shopper.get(`${CART}/@self`)).body;
    expect(await userIdOf(shopper)).toBe(Number(before.buyerId));
    await fill('contact-pair');
    const after = (await shopper.get(`${CART}/@self`)).body;
    expect([after.orderId, after.x_encOrderMemberId]).toEqual([before.orderId, before.x_encOrderMemberId]);
    expect(after.orderItem).toHaveLength(2);
  });

  it('opens an exchange order beside the cart, which another case ends', async () => {
    const { shopper, fill } = setUp();
    await fill('contact-pair');
    const cart = (await shopper.get(`${CART}/@self`)).body;
    await fill('exchange');
    const exchange = (await shopper.get(`${CART}/@self`)).body;
    expect([exchange.x_isExchangeOrder, exchange.orderId === cart.orderId]).toEqual(['true', false]);
    await shopper.send('POST', `${CART}/resetExchangeCurrentOrder`);
    expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(2);
    await fill('exchange');
    await fill('one-frame');
    const after = (await shopper.get(`${CART}/@self`)).body;
    expect([after.orderId, after.x_isExchangeOrder]).toEqual([cart.orderId, 'false']);
  });

  it('fills the cart of a member, in the requested store', async () => {
    const { sandbox, shopper, fill } = setUp();
    await logOn(shopper, 'owen.fraser', { storeId: '10852' });
    await fill('two-frames', '10852');
    const [order] = sandbox.context.state.orders.by('user', '520001');
    expect(order).toMatchObject({ storeId: '10852', userId: '520001' });
    expect(await fill('two-frames', '1')).toBe(400);
    expect(await fill('unknown')).toBe(400);
  });
});
