import { describe, expect, it } from 'vitest';
import { addGlassesTo, prescriptionSku } from '../../testing/carts';
import { addBox, guestReadyToOrder, placeOrder, reviewOf, setAddress, setCard } from '../../testing/checkout';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const STORE = '/wcs/resources/store/10851';
const tracking = (orderId: string, email = 'ana@example.com', store = STORE) =>
  `${store}/ordercst/guest/${orderId}?email=${encodeURIComponent(email)}`;

interface Line {
  orderItemId: string;
  comments: string;
  orderItemStatus: string;
}

/** Creates an order of a pair that waits for its prescription and of a frame alone, with a protection plan. */
async function placedOrder() {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  const sku = prescriptionSku(test.sandbox.context.catalog);
  await addGlassesTo(shopper, sku);
  await setAddress(shopper, { email1: 'Ana@Example.com' });
  const { orderId } = (await placeOrder(shopper)).body;
  return { test, shopper, orderId };
}

describe('tracking', () => {
  it('shows an order to anyone with its id and email, whatever the case', async () => {
    const { test, orderId } = await placedOrder();
    const { status, body } = await test.client().get(tracking(orderId));
    expect(status).toBe(200);
    expect(body).toMatchObject({ orderId, orderStatus: 'E', placedDate: '2026-06-15T12:00:00.000Z' });
    expect(body.orderItem.map(({ comments, orderItemStatus }: Line) => [comments, orderItemStatus])).toEqual([
      ['EYE', 'E'],
      ['LENS', 'E'],
      ['EYE', 'M'],
    ]);
    expect(body.orderItem[1].xitem_field1).toBe(body.orderItem[0].orderItemId);
  });

  it('responds in the same way to an unknown id, another email, another store and a cart', async () => {
    const { test, shopper, orderId } = await placedOrder();
    await addBox(test, shopper);
    await setAddress(shopper);
    const cart = (await reviewOf(shopper)).orderId;
    const canada = '/wcs/resources/store/10852';
    for (const path of [
      tracking('99'),
      tracking(orderId, 'ben@example.com'),
      tracking(orderId, 'ana@example.com', canada),
      tracking(cart),
    ])
      expect((await test.client().get(path)).status, path).toBe(404);
  });

  it('has a delivery date for each item that is not waiting, and no carrier yet', async () => {
    const { test, orderId } = await placedOrder();
    const anyone = test.client();
    const [waiting, lens, frame] = (await anyone.get(tracking(orderId))).body.orderItem.map(
      ({ orderItemId }: Line) => orderItemId,
    );
    const dates = await anyone.get(
      `${STORE}/orderitemEDDInfo/saved?orderItems=${waiting},${lens},${frame},7`,
    );
    // A frame alone takes 2 to 4 working days from Monday.
    expect(dates.body).toEqual({ [frame]: '2026-06-19' });
    expect((await anyone.get(`${STORE}/delivery/${frame}/carrierUrl`)).body).toEqual({ carrierUrl: '' });
    expect((await anyone.get(`${STORE}/delivery/7/carrierUrl`)).status).toBe(404);
  });
});

describe('the history', () => {
  const HISTORY = `${STORE}/order/@history`;

  it('has the placed orders, newest first, by page', async () => {
    const test = testSandbox();
    const ada = test.client();
    await logOn(ada, 'ada.marsh');
    const orderIds: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await addBox(test, ada);
      await setAddress(ada);
      await setCard(ada);
      orderIds.unshift((await placeOrder(ada)).body.orderId);
    }
    await addBox(test, ada);
    const { body } = await ada.get(HISTORY);
    expect(body.Order.map(({ orderId }: { orderId: string }) => orderId)).toEqual(orderIds);
    expect(body.Order[0]).toMatchObject({
      orderStatus: 'E',
      grandTotalCurrency: 'USD',
      x_email: 'ana@example.com',
      x_items: [{ name: expect.stringMatching(/./), thumbnail: expect.stringMatching(/^\/assets\//) }],
    });
    expect(body.Order[0]).not.toHaveProperty('paymentInstruction');
    const second = (await ada.get(`${HISTORY}?pageNumber=2&pageSize=2`)).body;
    expect(second).toMatchObject({ recordSetTotal: '3', recordSetCount: '1', recordSetComplete: 'false' });
    expect(second.Order[0].orderId).toBe(orderIds[2]);
  });

  it('is empty without orders, and needs a shopper', async () => {
    const { client } = testSandbox();
    const guest = client();
    expect((await guest.get(HISTORY)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
    await becomeGuest(guest);
    expect((await guest.get(HISTORY)).body).toMatchObject({ recordSetTotal: '0' });
    expect((await guest.get(HISTORY)).body).not.toHaveProperty('Order');
  });
});
