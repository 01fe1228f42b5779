import { expect, it } from 'vitest';
import { addGlassesTo, CART, contactLensBody, prescriptionSku, someBox, someLens } from '../../testing/carts';
import { callDoctor, PATIENT, submit } from '../../testing/prescriptions';
import { becomeGuest } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = `${CART}/@self/update_order_item`;

async function filledCart() {
  const test = testSandbox();
  const { catalog, state } = test.sandbox.context;
  const shopper = test.client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(catalog);
  const glasses = await addGlassesTo(shopper, sku, { lens: someLens(sku), plan: '4500001' });
  const boxes = await shopper.postJson(CART, contactLensBody(someBox(catalog)));
  const [frame, lens, plan] = glasses.body.orderItemId as string[];
  const box = boxes.body.orderItem[0].orderItemId as string;
  const update = (...orderItem: { orderItemId: string | undefined; [field: string]: unknown }[]) =>
    shopper.putJson(PATH, { orderItem });
  const quantities = async () => {
    const { orderItem = [] } = (await shopper.get(`${CART}/@self`)).body;
    return orderItem.map(
      (line: { comments: string; quantity: string }) => `${line.comments} ${line.quantity}`,
    );
  };
  return { ...test, state, shopper, sku, frame, lens, plan, box, update, quantities };
}

it('changes the number of boxes', async () => {
  const { box, update, quantities } = await filledCart();
  const { status, body } = await update({ orderItemId: box, quantity: '3' });
  expect(status).toBe(200);
  expect(body.orderItem).toEqual([{ orderItemId: box }]);
  expect(await quantities()).toEqual(['EYE 1.0', 'LENS 1.0', 'WARRANTY 1.0', 'RCON 3.0']);
});

it('changes the whole pair, whether or not the request lists the lens and plan', async () => {
  const { frame, lens, plan, update, quantities } = await filledCart();
  await update({ orderItemId: frame, quantity: '2' });
  expect(await quantities()).toEqual(['EYE 2.0', 'LENS 2.0', 'WARRANTY 2.0', 'RCON 1.0']);
  const updates = [plan, lens, frame].map((orderItemId) => ({ orderItemId, quantity: '3.0' }));
  expect((await update(...updates)).status).toBe(200);
  expect(await quantities()).toEqual(['EYE 3.0', 'LENS 3.0', 'WARRANTY 3.0', 'RCON 1.0']);
});

it('removes with quantity 0: a frame with lens and plan, a lens with the plan, only a plan', async () => {
  const first = await filledCart();
  await first.update({ orderItemId: first.lens, quantity: '0' }, { orderItemId: first.frame, quantity: '0' });
  expect(await first.quantities()).toEqual(['RCON 1.0']);
  const second = await filledCart();
  await second.update({ orderItemId: second.lens, quantity: '0' });
  expect(await second.quantities()).toEqual(['EYE 1.0', 'RCON 1.0']);
  const third = await filledCart();
  await third.update({ orderItemId: third.plan, quantity: '0' });
  expect(await third.quantities()).toEqual(['EYE 1.0', 'LENS 1.0', 'RCON 1.0']);
});

it('changes one parameter of a contact lens and preserves the others', async () => {
  const { box, update, shopper } = await filledCart();
  const change = [{ attributeName: 'POWER', attributeValue: '-3' }];
  expect((await update({ orderItemId: box, orderItemExtendAttribute: change })).status).toBe(200);
  const line = (await shopper.get(`${CART}/@self`)).body.orderItem[3];
  const values = Object.fromEntries(
    line.orderItemExtendAttribute.map((attribute: { attributeName: string; attributeValue: string }) => [
      attribute.attributeName,
      attribute.attributeValue,
    ]),
  );
  expect(values.POWER).toBe('-3.00');
  expect(values.BASE_CURVE).toMatch(/^\d\.\d$/);
});

it('withdraws the prescription of a contact lens with another power, not with more boxes', async () => {
  const { box, update, shopper } = await filledCart();
  expect((await submit(shopper, box, callDoctor(PATIENT))).status).toBe(200);
  const prescriptionId = async () =>
    (await shopper.get(`${CART}/@self`)).body.orderItem[3].xitem_field2 as string | undefined;
  const power = (attributeValue: string) => [{ attributeName: 'POWER', attributeValue }];
  await update({ orderItemId: box, quantity: '2', orderItemExtendAttribute: power('-2') });
  expect(await prescriptionId()).toBeTruthy();
  await update({ orderItemId: box, orderItemExtendAttribute: power('-2.25') });
  expect(await prescriptionId()).toBeFalsy();
});

it('rejects unknown items and invalid changes', async () => {
  const { frame, lens, box, update, quantities } = await filledCart();
  const previous = await quantities();
  for (const [change, key, parameter] of [
    [{ orderItemId: '7', quantity: '1' }, '_ERR_BAD_PARMS', 'orderItemId'],
    [{ orderItemId: lens, quantity: '2' }, '_ERR_BAD_PARMS', 'quantity'],
    [{ orderItemId: box, comment: 'EYE' }, '_ERR_BAD_PARMS', 'comment'],
    [{ orderItemId: box, quantity: '11' }, '_ERR_THRESHOLD_SHOPPING_CART_QUANTITY', '10'],
    [{ orderItemId: box, quantity: '1.5' }, '_ERR_BAD_PARMS', 'body.orderItem.0.quantity'],
    [
      { orderItemId: frame, itemAttributes: [{ attrName: 'POWER', attrValue: '1' }] },
      '_ERR_BAD_PARMS',
      'orderItemExtendAttribute',
    ],
  ] as const) {
    const { status, body } = await update(change);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ errorKey: key, errorParameters: parameter });
  }
  expect(await quantities()).toEqual(previous);
});

it('rejects more pairs than frames in stock', async () => {
  const { frame, update, sku, state } = await filledCart();
  const scarce = Math.min(sku.color.stock, 10);
  state.orders.update(state.orders.all()[0]?.orderId ?? '', (order) => {
    const [first] = order.items;
    if (first) order.items.push({ ...first, orderItemId: 'second', quantity: sku.color.stock });
  });
  const { body } = await update({ orderItemId: frame, quantity: String(scarce) });
  expect(body.errors[0].errorKey).toBe('_API_CANT_RESOLVE_FFMCENTER');
});

it('rejects the generic user, another shopper’s order and a locked order', async () => {
  const { client, frame, state, shopper } = await filledCart();
  const body = { orderItem: [{ orderItemId: frame, quantity: '1' }] };
  expect((await client().putJson(PATH, body)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  const other = client();
  await becomeGuest(other);
  expect((await other.putJson(PATH, body)).status).toBe(404);
  const orderId = state.orders.all()[0]?.orderId ?? '';
  expect((await other.putJson(PATH, { ...body, orderId })).status).toBe(404);
  state.orders.update(orderId, { locked: true });
  expect((await shopper.putJson(PATH, body)).body.errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
});
