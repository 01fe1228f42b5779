import { describe, expect, it } from 'vitest';
import {
  addGlassesTo,
  CART,
  CART_VIEW,
  glassesForm,
  prescriptionSku,
  someLens,
  someSku,
} from '../../testing/carts';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

async function guestSandbox() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  return { ...test, shopper, ...test.sandbox.context };
}

it('adds frame, lens and plan in this order, and echoes the form fields', async () => {
  const { shopper, catalog, state } = await guestSandbox();
  const sku = prescriptionSku(catalog);
  const { status, body } = await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500002' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ storeId: ['10851'], catalogId: ['10101'], langId: ['-1'], URL: [CART_VIEW] });
  const items = state.orders.get(body.orderId[0])?.items ?? [];
  expect(items.map(({ orderItemId }) => orderItemId)).toEqual(body.orderItemId);
  expect(items.map(({ kind }) => kind)).toEqual(['EYE', 'LENS', 'WARRANTY']);
  expect(items.map(({ parentItemId }) => parentItemId)).toEqual([
    undefined,
    body.orderItemId[0],
    body.orderItemId[0],
  ]);
});

it('adds only the frame, without a lens or with the frame-only package', async () => {
  const { shopper, catalog } = await guestSandbox();
  const sku = prescriptionSku(catalog);
  expect((await addGlassesTo(shopper, sku)).body.orderItemId).toHaveLength(1);
  const frameOnly = await addGlassesTo(shopper, sku, { lens: catalog.frameOnlyPackage });
  expect(frameOnly.body.orderItemId).toHaveLength(1);
});

it('rejects a protection plan without a lens', async () => {
  const { shopper, catalog } = await guestSandbox();
  const sku = prescriptionSku(catalog);
  for (const lens of [undefined, catalog.frameOnlyPackage]) {
    const { body } = await addGlassesTo(shopper, sku, { plan: '4500002', ...(lens ? { lens } : {}) });
    expect(body).toMatchObject({
      errorMessageKey: '_ERR_PROD_NOT_ORDERABLE',
      errorMessageParam: ['4500002'],
    });
  }
});

it('adds equal pairs as separate items to the referenced cart', async () => {
  const { shopper, catalog } = await guestSandbox();
  const sku = prescriptionSku(catalog);
  const first = (await addGlassesTo(shopper, sku)).body;
  const second = (await addGlassesTo(shopper, sku, { orderId: first.orderId[0] })).body;
  expect(second.orderId).toEqual(first.orderId);
  expect(second.orderItemId).not.toEqual(first.orderItemId);
});

describe('returns an error with HTTP 200 and does not change the cart for', () => {
  it('the generic user, who can retry as a guest', async () => {
    const { client, sandbox } = testSandbox();
    const sku = prescriptionSku(sandbox.context.catalog);
    const shopper = client();
    const { status, body } = await addGlassesTo(shopper, sku);
    expect(status).toBe(200);
    expect(body).toMatchObject({ errorCode: 'USR.CWXFR0130E', errorMessageKey: 'USR.CWXFR0130E' });
    await becomeGuest(shopper);
    expect((await addGlassesTo(shopper, sku)).body.orderItemId).toHaveLength(1);
  });

  it('an unknown frame, an incompatible lens, and a lens whose id and UPC do not match', async () => {
    const { shopper, catalog, state } = await guestSandbox();
    const sku = prescriptionSku(catalog);
    const sunLens = someLens(
      someSku(catalog, ({ model }) => model.prescriptionReady && model.category === 'sunglasses'),
    );
    const lens = someLens(sku);
    for (const [change, parameter] of [
      [{ frameCatentryId: '99' }, '99'],
      [{ frameCatentryId: sku.model.catentryId }, sku.model.catentryId],
      [{ lens: sunLens }, sunLens.catentryId],
      [{ lens: { ...lens, upc: '00000000' } }, lens.catentryId],
      [{ plan: lens.catentryId }, lens.catentryId],
    ] as const) {
      const { status, body } = await addGlassesTo(shopper, sku, change);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        errorCode: 'CMN1094E',
        errorMessageKey: '_ERR_PROD_NOT_ORDERABLE',
        errorMessageParam: [parameter],
      });
    }
    expect(state.orders.count()).toBe(0);
  });

  it('a frame that takes no prescription lenses', async () => {
    const { shopper, catalog } = await guestSandbox();
    const sku = someSku(catalog, ({ model }) => !model.prescriptionReady);
    const lens = someLens(prescriptionSku(catalog));
    expect((await addGlassesTo(shopper, sku, { lens })).body.errorCode).toBe('CMN1094E');
    expect((await addGlassesTo(shopper, sku)).body.orderItemId).toHaveLength(1);
  });

  it('two protection plans for one pair', async () => {
    const { shopper, catalog } = await guestSandbox();
    const form = { ...glassesForm(prescriptionSku(catalog)), addOns: ['4500001', '4500002'] };
    const { body } = await shopper.postForm('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', form);
    expect(body).toMatchObject({ errorCode: '2080', errorMessageParam: ['addOns'] });
  });

  it('more pairs than frames in stock', async () => {
    const { shopper, catalog } = await guestSandbox();
    const sku = someSku(catalog, ({ color }) => color.stock < 10);
    for (let pairs = 0; pairs < sku.color.stock; pairs += 1) await addGlassesTo(shopper, sku);
    const { body } = await addGlassesTo(shopper, sku);
    expect(body).toMatchObject({ errorCode: '2', errorMessageKey: '_API_CANT_RESOLVE_FFMCENTER' });
    expect((await shopper.get(`${CART}/@self`)).body.recordSetTotal).toBe(String(sku.color.stock));
  });

  it('an order of another shopper, an order of another store, and a locked order', async () => {
    const { shopper, client, catalog, state } = await guestSandbox();
    const sku = prescriptionSku(catalog);
    const orderId = (await addGlassesTo(shopper, sku)).body.orderId[0];
    const other = client();
    await becomeGuest(other);
    for (const foreign of [
      await addGlassesTo(other, sku, { orderId }),
      await addGlassesTo(shopper, sku, { orderId, storeId: '10852', catalogId: '10102' }),
    ]) {
      expect(foreign.body).toMatchObject({ errorCode: 'CMN1024E', errorMessageParam: [orderId, 'orderId'] });
    }
    state.orders.update(orderId, { locked: true });
    expect((await addGlassesTo(shopper, sku)).body.errorMessageKey).toBe('_ERR_ORDER_IS_LOCKED');
  });

  it('an expired session', async () => {
    const { client, advanceClock, sandbox } = testSandbox();
    const shopper = client();
    await logOn(shopper, 'ada.marsh');
    advanceClock(13 * 60 * 60 * 1000);
    const { status, body } = await addGlassesTo(shopper, prescriptionSku(sandbox.context.catalog));
    expect(status).toBe(200);
    expect(body.errorCode).toBe('1011');
  });
});

it('rejects a form without the lens', async () => {
  const { shopper, catalog } = await guestSandbox();
  const { status } = await addGlassesTo(shopper, prescriptionSku(catalog), { includeLens: 'true' });
  expect(status).toBe(400);
});
