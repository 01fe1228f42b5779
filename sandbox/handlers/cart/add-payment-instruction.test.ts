import { describe, expect, it } from 'vitest';
import { CART } from '../../testing/carts';
import {
  addBox,
  errorOf,
  guestReadyToOrder,
  ohioAddress,
  placeOrder,
  setAddress,
  setCard,
} from '../../testing/checkout';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const LIST = '/wcs/resources/store/10851/mypayments/list/';

async function memberWithBox(name: string) {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, name);
  await addBox(test, shopper);
  await setAddress(shopper);
  return shopper;
}

it.each([
  ['a wrong number', { account: '4111111111111112' }, 'account,231'],
  ['a past expiry', { expire_month: '05', expire_year: '2026' }, 'expire_year,202'],
  ['a short code on American Express', { account: '378282246310005', payMethodId: 'AMEX' }, 'cc_cvc,230'],
  ['another brand than the number has', { payMethodId: 'JCB' }, 'payMethodId,232'],
  [
    'a postal code that nobody has',
    { billingAddress: { ...ohioAddress, zipCode: '00001' } },
    'billingAddress.zipCode,200',
  ],
])('rejects %s by field, and keeps the earlier card', async (_, fields, parameters) => {
  const shopper = await guestReadyToOrder(testSandbox());
  const before = (await shopper.get(`${CART}/@self`)).body.paymentInstruction;
  expect(errorOf(await setCard(shopper, fields))).toEqual([400, '_ERR_CARD_REJECTED', parameters]);
  expect((await shopper.get(`${CART}/@self`)).body.paymentInstruction).toEqual(before);
});

it('replaces the earlier card', async () => {
  const shopper = await guestReadyToOrder(testSandbox());
  await setCard(shopper, { account: '5555555555554444', payMethodId: 'MasterCard' });
  const { paymentInstruction } = (await shopper.get(`${CART}/@self`)).body;
  expect(paymentInstruction).toMatchObject([{ payMethodId: 'MasterCard', city: 'Mason' }]);
});

it('needs a billing address as long as the order has none', async () => {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  await addBox(test, shopper);
  expect(errorOf(await setCard(shopper)).slice(1)).toEqual(['_ERR_BAD_PARMS', 'billingAddress']);
  expect((await setCard(shopper, { billingAddress: ohioAddress })).status).toBe(201);
});

describe('a saved card', () => {
  it('pays by its place', async () => {
    const ada = await memberWithBox('ada.marsh');
    const fields = { account: undefined, payMethodId: 'AMEX', x_paymentIndex: 1 };
    expect((await setCard(ada, { ...fields, x_maskedNumber: 'xxxxxxxxxxx0005' })).status).toBe(201);
    expect((await placeOrder(ada)).status).toBe(201);
  });

  it.each([
    ['that is not there', { x_paymentIndex: 2, payMethodId: 'AMEX' }],
    ['whose place another one has', { x_paymentIndex: 0, x_maskedNumber: 'xxxxxxxxxxxx4242' }],
    ['of another brand', { x_paymentIndex: 0, payMethodId: 'AMEX' }],
  ])('%s is not found', async (_, fields) => {
    const ada = await memberWithBox('ada.marsh');
    expect(errorOf(await setCard(ada, fields))[1]).toBe('_ERR_PAYMENT_NOT_FOUND');
  });

  it('that has expired is rejected', async () => {
    const rafael = await memberWithBox('rafael.ybarra');
    const response = await setCard(rafael, { x_paymentIndex: 0, payMethodId: 'MasterCard' });
    expect(errorOf(response).slice(1)).toEqual(['_ERR_CARD_REJECTED', 'expire_year,202']);
  });
});

describe('saving the card', () => {
  it('happens once the order is placed, and not twice', async () => {
    const noor = await memberWithBox('noor.haddad');
    await setCard(noor, { x_savePayment: 'true' });
    expect((await noor.get(LIST)).body.payments).toEqual([]);
    await placeOrder(noor);
    expect((await noor.get(LIST)).body).toMatchObject({
      payments: [{ maskedNumber: 'xxxxxxxxxxxx1111', billTo: { city: 'Mason', street1: '12 Elm St' } }],
      defaultPayment: 0,
    });
  });

  it('does not happen unasked, nor for a guest', async () => {
    const noor = await memberWithBox('noor.haddad');
    await setCard(noor);
    await placeOrder(noor);
    expect((await noor.get(LIST)).body.payments).toEqual([]);
    const test = testSandbox();
    const guest = await guestReadyToOrder(test);
    await setCard(guest, { x_savePayment: 'true' });
    await placeOrder(guest);
    // The four demo cards.
    expect(test.sandbox.context.state.savedPayments.count()).toBe(4);
  });
});
