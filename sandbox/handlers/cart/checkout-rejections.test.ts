import { describe, expect, it } from 'vitest';
import { CART } from '../../testing/carts';
import {
  addBox,
  errorOf,
  guestReadyToOrder,
  placeOrder,
  reviewOf,
  setAddress,
  setCard,
} from '../../testing/checkout';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

describe('a checkout is rejected, and changes nothing,', () => {
  it.each([
    ['declined', '4000000000000002', ['_ERR_PAYMENT_DECLINED', '203']],
    ['without funds', '4000000000009995', ['_ERR_PAYMENT_DECLINED', '204']],
    ['in review', '4000000000009235', ['_ERR_PAYMENT_IN_REVIEW', '480']],
    ['without a response', '4000000000000119', ['_ERR_PAYMENT_PROCESSOR', '151']],
  ])('with a card %s', async (_, account, error) => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    await setCard(shopper, { account });
    const before = (await shopper.get(`${CART}/@self`)).text;
    expect(errorOf(await placeOrder(shopper)).slice(1)).toEqual(error);
    expect((await shopper.get(`${CART}/@self`)).text).toBe(before);
    expect(test.sandbox.context.state.stockHolds.count()).toBe(0);
  });

  it('with another total or another version than agreed', async () => {
    const shopper = await guestReadyToOrder(testSandbox());
    const review = await reviewOf(shopper);
    const total = review.x_agreedTotal;
    const cheaper = (Number(total) - 1).toFixed(2);
    expect(errorOf(await placeOrder(shopper, { ...review, x_agreedTotal: cheaper })).slice(1)).toEqual([
      '_ERR_PRICE_CHANGED',
      total,
    ]);
    const fraction = `${total.slice(0, -1)}1`;
    expect(errorOf(await placeOrder(shopper, { ...review, x_agreedTotal: fraction }))[1]).toBe(
      '_ERR_PRICE_CHANGED',
    );
    await setAddress(shopper, { city: 'Lebanon', zipCode: '45036' });
    expect(errorOf(await placeOrder(shopper, review))[1]).toBe('_ERR_ORDER_CHANGED');
  });

  it('without address, method or card', async () => {
    const test = testSandbox();
    const shopper = test.client();
    await becomeGuest(shopper);
    await addBox(test, shopper);
    expect(errorOf(await placeOrder(shopper)).slice(1)).toEqual(['_ERR_SHIPPING_MISSING', 'address']);
    await setAddress(shopper);
    expect(errorOf(await placeOrder(shopper))[1]).toBe('_ERR_PAYMENT_MISSING');
  });

  it('with a card that has expired since', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    await setCard(shopper, { expire_month: '06', expire_year: '2026' });
    test.advanceClock(20 * 24 * 60 * 60 * 1000);
    expect(errorOf(await placeOrder(shopper)).slice(1)).toEqual(['_ERR_CARD_REJECTED', 'expire_year,202']);
  });

  it('with an empty, a locked or an unknown cart', async () => {
    const test = testSandbox();
    const shopper = await guestReadyToOrder(test);
    const review = await reviewOf(shopper);
    const { orders } = test.sandbox.context.state;
    orders.update(review.orderId, { locked: true });
    expect(errorOf(await placeOrder(shopper, review))[1]).toBe('_ERR_ORDER_IS_LOCKED');
    orders.update(review.orderId, { locked: false, items: [] });
    expect(errorOf(await placeOrder(shopper, review))[1]).toBe('_ERR_ORDER_EMPTY');
    expect((await placeOrder(shopper, { ...review, orderId: '99' })).status).toBe(404);
    expect(errorOf(await placeOrder(test.client(), review))[1]).toBe('USR.CWXFR0130E');
  });

  it('with the placed order of another shopper, as with an unknown one', async () => {
    const test = testSandbox();
    const owner = await guestReadyToOrder(test);
    const review = await reviewOf(owner);
    expect((await placeOrder(owner, review)).status).toBe(201);
    const other = await guestReadyToOrder(test);
    const request = { ...(await reviewOf(other)), orderId: review.orderId };
    const unknown = await placeOrder(other, { ...request, orderId: '99' });
    expect(errorOf(await placeOrder(other, request)).slice(0, 2)).toEqual(errorOf(unknown).slice(0, 2));
    expect(errorOf(await placeOrder(owner, review))[1]).toBe('_ERR_ORDER_ALREADY_PLACED');
  });

  it('when the session has ended', async () => {
    const test = testSandbox();
    const shopper = test.client();
    await logOn(shopper, 'ada.marsh');
    await addBox(test, shopper);
    await setAddress(shopper);
    await setCard(shopper);
    const review = await reviewOf(shopper);
    test.advanceClock(13 * 60 * 60 * 1000);
    expect((await placeOrder(shopper, review)).status).toBe(401);
    await logOn(shopper, 'ada.marsh');
    expect((await placeOrder(shopper, review)).status).toBe(201);
  });
});
