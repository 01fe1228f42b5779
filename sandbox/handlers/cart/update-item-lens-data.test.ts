import { expect, it } from 'vitest';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import type { LensPackage } from '../../seed/models/lens-package';
import {
  addGlassesTo,
  CART,
  CART_VIEW,
  contactLensBody,
  prescriptionSku,
  someBox,
  someLens,
} from '../../testing/carts';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd';

async function pairInCart() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(test.sandbox.context.catalog);
  const added = await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500001' });
  const orderId = added.body.orderId[0] as string;
  const itemIds = added.body.orderItemId as string[];
  const compatible = lensPackagesFor(sku.model, sku.color);
  const update = (lens: LensPackage, fields: Record<string, string> = {}) => {
    const { planToRetain, ...others } = fields;
    return shopper.postForm(PATH, {
      lensCatentryId: lens.catentryId,
      lens: lens.upc,
      orderId,
      orderItemId: itemIds[0] ?? '',
      includeLens: 'true',
      fromPage: 'ShopCart',
      URL: CART_VIEW,
      ...(planToRetain
        ? { addWarranty: 'true', warrantyCatentryId: planToRetain }
        : { removeWarranty: 'true' }),
      ...others,
    });
  };
  const cart = async () => (await shopper.get(`${CART}/@self`)).body.orderItem;
  return { ...test, shopper, compatible, orderId, itemIds, update, cart };
}

it('replaces the lens and the plan of a pair and preserves the item ids', async () => {
  const { compatible, itemIds, orderId, update, cart } = await pairInCart();
  const [, second] = compatible;
  if (!second) throw new Error('The frame has only one compatible package.');
  const { status, body } = await update(second, {
    planToRetain: '4500003',
    isSpeedySelected: 'true',
    rxcReviewObject: '[{"sequence":100}]',
  });
  expect([status, body]).toEqual([200, { orderId: [orderId], orderItemId: itemIds }]);
  const [, lens, plan] = await cart();
  expect(lens).toMatchObject({ orderItemId: itemIds[1], partNumber: second.upc, comments: 'LENS' });
  expect(lens.orderItemExtendAttribute).toContainEqual({
    attributeName: 'rxcReviewObject',
    attributeType: 'STRING',
    attributeValue: '[{"sequence":100}]',
  });
  expect(plan).toMatchObject({ orderItemId: itemIds[2], productId: '4500003', unitPrice: '79.00000' });
});

it('removes the plan and adds one again', async () => {
  const { compatible, itemIds, update, cart } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  const without = await update(first);
  expect(without.body.orderItemId).toEqual(itemIds.slice(0, 2));
  const added = await update(first, { planToRetain: '4500001' });
  expect(added.body.orderItemId).toHaveLength(3);
  expect((await cart())[2]).toMatchObject({ comments: 'WARRANTY', xitem_field1: itemIds[0] });
});

it('removes the lens with includeLens false or with the frame-only package', async () => {
  for (const choose of [0, 1]) {
    const { compatible, sandbox, itemIds, update } = await pairInCart();
    const { frameOnlyPackage } = sandbox.context.catalog;
    const lens = choose === 0 ? compatible[0] : frameOnlyPackage;
    if (!lens) throw new Error('The frame has no compatible package.');
    const { body } = await update(lens, choose === 0 ? { includeLens: 'false' } : {});
    expect(body.orderItemId).toEqual(itemIds.slice(0, 1));
  }
});

it('preserves the position and quantity of the pair', async () => {
  const { shopper, sandbox, compatible, itemIds, update, cart } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  await shopper.postJson(CART, contactLensBody(someBox(sandbox.context.catalog)));
  await shopper.putJson(`${CART}/@self/update_order_item`, {
    orderItem: [
      { orderItemId: itemIds[0], quantity: '2' },
      { orderItemId: itemIds[1], quantity: '0' },
    ],
  });
  await update(first, { planToRetain: '4500001' });
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
  const { compatible, sandbox, itemIds, update, cart } = await pairInCart();
  const [first] = compatible;
  const { catalog } = sandbox.context;
  const incompatible = catalog.lensPackages.find((lens) => !compatible.includes(lens));
  if (!first || !incompatible) throw new Error('The catalog lacks a package.');
  const previous = await cart();
  for (const [response, errorMessageKey] of [
    [await update(first, { orderItemId: '7' }), '_ERR_BAD_PARMS'],
    [await update(first, { orderItemId: itemIds[1] ?? '' }), '_ERR_BAD_PARMS'],
    [await update(incompatible), '_ERR_PROD_NOT_ORDERABLE'],
    [await update(first, { planToRetain: '99' }), '_ERR_PROD_NOT_ORDERABLE'],
    [await update(first, { orderId: '99' }), '_ERR_ORDER_NOT_FOUND'],
  ] as const) {
    expect(response.status).toBe(200);
    expect(response.body.errorMessageKey).toBe(errorMessageKey);
  }
  expect(await cart()).toEqual(previous);
});

it('returns an error for the generic user and for a locked cart', async () => {
  const { client, sandbox, compatible, orderId, itemIds, update } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  const form = {
    lensCatentryId: first.catentryId,
    lens: first.upc,
    orderId,
    orderItemId: itemIds[0] ?? '',
    includeLens: 'true',
    fromPage: 'ShopCart',
    removeWarranty: 'true',
    URL: CART_VIEW,
  };
  expect((await client().postForm(PATH, form)).body.errorCode).toBe('USR.CWXFR0130E');
  sandbox.context.state.orders.update(orderId, { locked: true });
  expect((await update(first)).body.errorCode).toBe('CMN3110E');
});

it('drops the prescription of the pair with a lens that needs none', async () => {
  const { sandbox, compatible, orderId, itemIds, update, cart } = await pairInCart();
  const { orders } = sandbox.context.state;
  const prescribe = () =>
    orders.update(orderId, {
      items: (orders.get(orderId)?.items ?? []).map((item) =>
        item.orderItemId === itemIds[0] ? { ...item, prescriptionId: '33001' } : item,
      ),
    });
  const prescriptions = async () =>
    (await cart()).map((line: { xitem_field2?: string }) => line.xitem_field2 ?? '');
  const lensOf = (type: string) => {
    const lens = [...compatible, sandbox.context.catalog.frameOnlyPackage].find(
      (candidate) => candidate.type === type,
    );
    if (!lens) throw new Error(`The frame has no ${type} package.`);
    return lens;
  };
  prescribe();
  await update(lensOf('progressive'));
  expect(await prescriptions()).toEqual(['33001', '33001']);
  for (const type of ['non-prescription', 'frame-only']) {
    prescribe();
    await update(lensOf(type));
    expect(new Set(await prescriptions())).toEqual(new Set(['']));
  }
});

it('drops a prescription that is to come later, and the power of ready readers for other lenses', async () => {
  const { shopper, compatible, itemIds, update, cart } = await pairInCart();
  const lensOf = (type: string) => {
    const lens = compatible.find((candidate) => candidate.type === type);
    if (!lens) throw new Error(`The frame has no ${type} package.`);
    return lens;
  };
  const prescribe = (sphere: string) =>
    shopper.postJson(`/wcs/resources/store/10851/rxc/prescription/insert/${itemIds[0]}`, {
      rightSphere: sphere,
      leftSphere: sphere,
    });
  const isGiven = async () => (await cart())[0].xitem_field2 !== '';
  await update(lensOf('single-vision'));
  await prescribe('-2.25');
  await update(lensOf('progressive'));
  expect(await isGiven()).toBe(true);
  await update(lensOf('progressive'), { x_removePrescription: 'true' });
  expect(await isGiven()).toBe(false);

  await update(lensOf('readers'));
  await prescribe('+2.00');
  await update(lensOf('readers'), { planToRetain: '4500001' });
  expect(await isGiven()).toBe(true);
  await update(lensOf('single-vision'));
  expect(await isGiven()).toBe(false);
});

it('checks quantities again and then changes nothing', async () => {
  const { sandbox, compatible, orderId, itemIds, update, cart } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  const { orders } = sandbox.context.state;
  orders.update(orderId, {
    items: (orders.get(orderId)?.items ?? []).map((item) => ({ ...item, quantity: 11 })),
  });
  const previous = await cart();
  expect((await update(first)).body.errorMessageKey).toBe('_ERR_THRESHOLD_SHOPPING_CART_QUANTITY');
  expect(await cart()).toEqual(previous);
  expect(previous[0].orderItemId).toBe(itemIds[0]);
});

it('accepts the plan again as an add-on, and no other one', async () => {
  const { compatible, update, cart } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  const same = await update(first, { planToRetain: '4500003', addOns: '4500003' });
  expect(same.body.orderItemId).toHaveLength(3);
  const other = await update(first, { planToRetain: '4500003', addOns: '4500001' });
  expect(other.body.errorMessageKey).toBe('_ERR_BAD_PARMS');
  const removed = await update(first, { addOns: '4500001' });
  expect(removed.body.errorMessageKey).toBe('_ERR_BAD_PARMS');
  expect((await cart())[2]).toMatchObject({ productId: '4500003' });
});

it('rejects a plan that is both added and removed', async () => {
  const { compatible, update } = await pairInCart();
  const [first] = compatible;
  if (!first) throw new Error('The frame has no compatible package.');
  expect((await update(first, { planToRetain: '4500001', removeWarranty: 'true' })).status).toBe(400);
});

it('rejects a protection plan with the frame-only package, and changes nothing', async () => {
  const { sandbox, update, cart } = await pairInCart();
  const before = await cart();
  const { body } = await update(sandbox.context.catalog.frameOnlyPackage, { planToRetain: '4500001' });
  expect(body).toMatchObject({ errorMessageKey: '_ERR_PROD_NOT_ORDERABLE', errorMessageParam: ['4500001'] });
  expect(await cart()).toEqual(before);
});
