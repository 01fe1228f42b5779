import { expect, it } from 'vitest';
import { lensPackagesFor } from '../../seed/catalogue/lenses/lens-packages-for';
import type { LensPackage } from '../../seed/models/lens-package';
import { addGlassesTo, boxAddition, CART, lensedSku, someBox, someLens, VIEW } from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd';

async function pairInCart() {
  const test = testSandbox();
  const shopper = test.caller();
  await becomeGuest(shopper);
  const sku = lensedSku(test.sandbox.context.catalog);
  const added = await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500001' });
  const orderId = added.body.orderId[0] as string;
  const lines = added.body.orderItemId as string[];
  const fitting = lensPackagesFor(sku.model, sku.color);
  const update = (lens: LensPackage, fields: Record<string, string> = {}) => {
    const { keepPlan, ...others } = fields;
    return shopper.postForm(PATH, {
      lensCatentryId: lens.catentryId,
      lens: lens.upc,
      orderId,
      orderItemId: lines[0] ?? '',
      includeLens: 'true',
      fromPage: 'ShopCart',
      URL: VIEW,
      ...(keepPlan ? { addWarranty: 'true', warrantyCatentryId: keepPlan } : { removeWarranty: 'true' }),
      ...others,
    });
  };
  const cart = async () => (await shopper.get(`${CART}/@self`)).body.orderItem;
  return { ...test, shopper, fitting, orderId, lines, update, cart };
}

it('replaces the lens and the plan of a pair and preserves the item ids', async () => {
  const { fitting, lines, orderId, update, cart } = await pairInCart();
  const [, second] = fitting;
  if (!second) throw new Error('The frame has only one compatible package.');
  const { status, body } = await update(second, {
    keepPlan: '4500003',
    isSpeedySelected: 'true',
    rxcReviewObject: '[{"sequence":100}]',
  });
  expect([status, body]).toEqual([200, { orderId: [orderId], orderItemId: lines }]);
  const [, lens, plan] = await cart();
  expect(lens).toMatchObject({ orderItemId: lines[1], partNumber: second.upc, comments: 'LENS' });
  expect(lens.orderItemExtendAttribute).toContainEqual({
    attributeName: 'rxcReviewObject',
    attributeType: 'STRING',
    attributeValue: '[{"sequence":100}]',
  });
  expect(plan).toMatchObject({ orderItemId: lines[2], productId: '4500003', unitPrice: '79.00000' });
});

it('removes the plan and adds one again', async () => {
  const { fitting, lines, update, cart } = await pairInCart();
  const [first] = fitting;
  if (!first) throw new Error('The frame has no compatible package.');
  const without = await update(first);
  expect(without.body.orderItemId).toEqual(lines.slice(0, 2));
  const added = await update(first, { keepPlan: '4500001' });
  expect(added.body.orderItemId).toHaveLength(3);
  expect((await cart())[2]).toMatchObject({ comments: 'WARRANTY', xitem_field1: lines[0] });
});

it('removes the lens with includeLens false or with the frame-only package', async () => {
  for (const choose of [0, 1]) {
    const { fitting, sandbox, lines, update } = await pairInCart();
    const { frameOnlyPackage } = sandbox.context.catalog;
    const lens = choose === 0 ? fitting[0] : frameOnlyPackage;
    if (!lens) throw new Error('The frame has no compatible package.');
    const { body } = await update(lens, choose === 0 ? { includeLens: 'false' } : {});
    expect(body.orderItemId).toEqual(lines.slice(0, 1));
  }
});

it('preserves the position and quantity of the pair', async () => {
  const { shopper, sandbox, fitting, lines, update, cart } = await pairInCart();
  const [first] = fitting;
  if (!first) throw new Error('The frame has no compatible package.');
  await shopper.postJson(CART, boxAddition(someBox(sandbox.context.catalog)));
  await shopper.putJson(`${CART}/@self/update_order_item`, {
    orderItem: [
      { orderItemId: lines[0], quantity: '2' },
      { orderItemId: lines[1], quantity: '0' },
    ],
  });
  await update(first, { keepPlan: '4500001' });
  const kinds = (await cart()).map((line: { comments: string; quantity: string }) => [
    line.comments,
    line.quantity,
  ]);
  expect(kinds).toEqual([
    ['EYE', '2.0'],
    ['LENS', '2.0'],
    ['WARRANTY', '2.0'],
    ['RCON', '1.0'],
  ]);
});

it('returns an error with HTTP 200 for another item, an incompatible lens, and an unknown plan or order', async () => {
  const { fitting, sandbox, lines, update, cart } = await pairInCart();
  const [first] = fitting;
  const { catalog } = sandbox.context;
  const unfit = catalog.lensPackages.find((lens) => !fitting.includes(lens));
  if (!first || !unfit) throw new Error('The catalog lacks a package.');
  const before = await cart();
  for (const [response, errorMessageKey] of [
    [await update(first, { orderItemId: '7' }), '_ERR_BAD_PARMS'],
    [await update(first, { orderItemId: lines[1] ?? '' }), '_ERR_BAD_PARMS'],
    [await update(unfit), '_ERR_PROD_NOT_ORDERABLE'],
    [await update(first, { keepPlan: '99' }), '_ERR_PROD_NOT_ORDERABLE'],
    [await update(first, { orderId: '99' }), '_ERR_ORDER_NOT_FOUND'],
  ] as const) {
    expect(response.status).toBe(200);
    expect(response.body.errorMessageKey).toBe(errorMessageKey);
  }
  expect(await cart()).toEqual(before);
});

it('returns an error for the generic user and for a locked cart', async () => {
  const { caller, sandbox, fitting, orderId, lines, update } = await pairInCart();
  const [first] = fitting;
  if (!first) throw new Error('The frame has no compatible package.');
  const form = {
    lensCatentryId: first.catentryId,
    lens: first.upc,
    orderId,
    orderItemId: lines[0] ?? '',
    includeLens: 'true',
    fromPage: 'ShopCart',
    removeWarranty: 'true',
    URL: VIEW,
  };
  expect((await caller().postForm(PATH, form)).body.errorCode).toBe('USR.CWXFR0130E');
  sandbox.context.state.orders.update(orderId, { locked: true });
  expect((await update(first)).body.errorCode).toBe('CMN3110E');
});

it('rejects a plan that is both added and removed', async () => {
  const { fitting, update } = await pairInCart();
  const [first] = fitting;
  if (!first) throw new Error('The frame has no compatible package.');
  expect((await update(first, { keepPlan: '4500001', removeWarranty: 'true' })).status).toBe(400);
});
