import { describe, expect, it } from 'vitest';
import { CART, contactLensBody, prescriptionSku, someBox, someLens, someSku } from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

async function guestSandbox() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  return { ...test, shopper, ...test.sandbox.context };
}

it('adds boxes for both eyes, with the parameters in the catalog’s format', async () => {
  const { shopper, catalog } = await guestSandbox();
  const lens = someBox(catalog);
  const right = contactLensBody(lens, { power: '-2' }).orderItem;
  const left = contactLensBody(lens, { eye: 'LCON', quantity: '2.0' }).orderItem;
  const { status, body } = await shopper.postJson(CART, { orderId: '.', orderItem: [...right, ...left] });
  expect(status).toBe(201);
  expect(body.orderItem).toHaveLength(2);
  const cart = (await shopper.get(`${CART}/@self`)).body;
  expect(cart.orderId).toBe(body.orderId);
  expect(cart.orderItem[0]).toMatchObject({ comments: 'RCON', quantity: '1.0' });
  expect(cart.orderItem[1]).toMatchObject({ comments: 'LCON', quantity: '2.0' });
  expect(cart.orderItem[0].orderItemExtendAttribute).toContainEqual({
    attributeName: 'POWER',
    attributeType: 'STRING',
    attributeValue: '-2.00',
  });
  const offer = lens.price.USD.offer;
  expect(cart.totalProductPrice).toBe(`${((3 * offer) / 100).toFixed(2)}000`);
});

it('merges the same lens for the same eye, up to ten boxes', async () => {
  const { shopper, catalog } = await guestSandbox();
  const lens = someBox(catalog);
  const first = await shopper.postJson(CART, contactLensBody(lens, { quantity: '4' }));
  const second = await shopper.postJson(CART, contactLensBody(lens, { quantity: '6' }));
  expect(second.body.orderItem).toEqual(first.body.orderItem);
  const third = await shopper.postJson(CART, contactLensBody(lens));
  expect(third.status).toBe(400);
  expect(third.body.errors[0]).toMatchObject({
    errorKey: '_ERR_THRESHOLD_SHOPPING_CART_QUANTITY',
    errorParameters: '10',
  });
  expect((await shopper.get(`${CART}/@self`)).body.orderItem[0].quantity).toBe('10.0');
});

it('adds a frame without lenses, by its part number', async () => {
  const { shopper, catalog } = await guestSandbox();
  const { color } = someSku(catalog, ({ model }) => model.category === 'sunglasses');
  const { status } = await shopper.postJson(CART, {
    orderItem: [{ partNumber: color.upc, quantity: '1', comment: 'SUN' }],
  });
  expect(status).toBe(201);
  const cart = (await shopper.get(`${CART}/@self`)).body;
  expect(cart.orderItem[0]).toMatchObject({ comments: 'SUN', productId: color.catentryId });
});

it('rejects the generic user', async () => {
  const { sandbox, client } = testSandbox();
  const { status, body } = await client().postJson(CART, contactLensBody(someBox(sandbox.context.catalog)));
  expect(status).toBe(400);
  expect(body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  expect(sandbox.context.state.orders.count()).toBe(0);
});

describe('rejects, without creating a cart,', () => {
  it('an unavailable power, a missing parameter, and a parameter of another lens kind', async () => {
    const { shopper, catalog, state } = await guestSandbox();
    const lens = someBox(catalog);
    const unavailable = await shopper.postJson(CART, contactLensBody(lens, { power: '-2.10' }));
    expect([unavailable.status, unavailable.body.errors[0].errorParameters]).toEqual([400, 'POWER']);
    const missing = await shopper.postJson(CART, contactLensBody(lens, { power: '' }));
    expect(missing.body.errors[0].errorParameters).toBe('POWER');
    const toric = contactLensBody(someBox(catalog, 'toric'));
    const noCylinder = await shopper.postJson(CART, toric);
    expect(noCylinder.body.errors[0].errorParameters).toBe('CYLINDER');
    const sphere = contactLensBody(lens);
    sphere.orderItem[0]?.orderItemExtendAttribute.push({ attributeName: 'AXIS', attributeValue: '90' });
    expect((await shopper.postJson(CART, sphere)).body.errors[0].errorParameters).toBe('AXIS');
    expect(state.orders.count()).toBe(0);
  });

  it('values that are made, but not together', async () => {
    const { shopper, catalog, state } = await guestSandbox();
    const lens = catalog.contactLenses.find(({ name }) => name === 'Dewlin One Toric 30');
    if (!lens) throw new Error('The seed has no such lens.');
    const order = (values: Record<string, string>) => {
      const body = contactLensBody(lens);
      const attributes = Object.entries(values).map(([attributeName, attributeValue]) => ({
        attributeName,
        attributeValue,
      }));
      body.orderItem[0]?.orderItemExtendAttribute.splice(0, 1, ...attributes);
      return shopper.postJson(CART, body);
    };
    const strong = { POWER: '-6.00', CYLINDER: '-2.25' };
    const axis = await order({ ...strong, AXIS: '50' });
    expect([axis.status, axis.body.errors[0]]).toMatchObject([
      400,
      { errorKey: '_ERR_BAD_PARMS', errorParameters: 'AXIS' },
    ]);
    const cylinder = await order({ ...strong, AXIS: '90', POWER: '-8.00' });
    expect(cylinder.body.errors[0].errorParameters).toBe('CYLINDER');
    expect(state.orders.count()).toBe(0);
    expect((await order({ ...strong, AXIS: '90' })).status).toBe(201);
  });

  it('contact lenses without an eye', async () => {
    const { shopper, catalog } = await guestSandbox();
    const { status, body } = await shopper.postJson(CART, contactLensBody(someBox(catalog), { eye: 'SUN' }));
    expect([status, body.errors[0].errorParameters]).toEqual([400, 'comment']);
  });

  it('a lens without a frame, a protection plan and an unknown product', async () => {
    const { shopper, catalog } = await guestSandbox();
    const lens = someLens(prescriptionSku(catalog));
    for (const productId of [lens.catentryId, '4500001', '99']) {
      const { status, body } = await shopper.postJson(CART, { orderItem: [{ productId, quantity: '1' }] });
      expect([status, body.errors[0].errorKey]).toEqual([400, '_ERR_PROD_NOT_ORDERABLE']);
      expect(body.errors[0].errorParameters).toBe(productId);
    }
  });

  it('more frames than are in stock', async () => {
    const { shopper, catalog } = await guestSandbox();
    const { color } = someSku(catalog, (sku) => sku.color.stock < 10);
    const item = { productId: color.catentryId, quantity: String(color.stock) };
    expect((await shopper.postJson(CART, { orderItem: [item] })).status).toBe(201);
    const { body } = await shopper.postJson(CART, { orderItem: [{ ...item, quantity: '1' }] });
    expect(body.errors[0]).toMatchObject({ errorKey: '_API_CANT_RESOLVE_FFMCENTER', errorCode: '2' });
  });

  it('an order of another shopper, and a locked order', async () => {
    const { shopper, client, catalog, state } = await guestSandbox();
    const lens = someBox(catalog);
    const { orderId } = (await shopper.postJson(CART, contactLensBody(lens))).body;
    const other = client();
    await becomeGuest(other);
    const foreign = await other.postJson(CART, { ...contactLensBody(lens), orderId });
    expect([foreign.status, foreign.body.errors[0].errorParameters]).toEqual([404, `${orderId},orderId`]);
    state.orders.update(orderId, { locked: true });
    const locked = await shopper.postJson(CART, { ...contactLensBody(lens), orderId });
    expect([locked.status, locked.body.errors[0].errorKey]).toEqual([400, '_ERR_ORDER_IS_LOCKED']);
  });
});
