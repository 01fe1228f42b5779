import { describe, expect, it } from 'vitest';
import { CART } from '../../testing/carts';
import { addBox, errorOf, ohioAddress, SHIPPING, setAddress, USABLE_SHIPPING } from '../../testing/checkout';
import { becomeGuest, demoShopper, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

async function guestWithBox() {
  const test = testSandbox();
  const shopper = test.client();
  await becomeGuest(shopper);
  await addBox(test, shopper);
  return { ...test, shopper, cart: async () => (await shopper.get(`${CART}/@self`)).body };
}

it('sets the address with Standard, and the cart shows both', async () => {
  const { shopper, cart } = await guestWithBox();
  expect((await setAddress(shopper)).status).toBe(200);
  const { orderItem } = await cart();
  expect(orderItem[0]).toMatchObject({ ...ohioAddress, shipModeId: '13001', shipModeCode: 'Standard' });
});

it('sets another method alone, and charges it', async () => {
  const { shopper, cart } = await guestWithBox();
  await setAddress(shopper);
  const before = await cart();
  await shopper.putJson(SHIPPING, { shipModeId: '13002' });
  const after = await cart();
  expect(after.orderItem[0]).toMatchObject({ shipModeCode: 'Express', isExpedited: 'true', city: 'Mason' });
  expect([before.totalShippingCharge, after.totalShippingCharge]).toEqual(['7.95000', '19.95000']);
  expect(Number(after.grandTotal) - Number(before.grandTotal)).toBeCloseTo(12);
});

it('removes express when a new address is out of its reach, and rejects it there', async () => {
  const { shopper, cart } = await guestWithBox();
  await setAddress(shopper);
  await shopper.putJson(SHIPPING, { shipModeId: '13002' });
  await setAddress(shopper, { state: 'PR', city: 'San Juan', zipCode: '00907' });
  expect((await cart()).orderItem[0]).not.toHaveProperty('shipModeId');
  expect(errorOf(await shopper.putJson(SHIPPING, { shipModeId: '13002' }))).toEqual([
    400,
    '_ERR_SHIPPING_MODE_UNAVAILABLE',
    '13002',
  ]);
});

it.each([
  ['a place beyond the border of its state', { state: 'TN', city: 'Fort Campbell', zipCode: '42223' }],
  ['a code that seems to be of another state', { zipCode: '90210' }],
  ['a military post office', { state: 'AE', city: 'APO', zipCode: '09096' }],
])('ships to %s: a carrier knows more than a table', async (_, fields) => {
  const { shopper } = await guestWithBox();
  expect((await setAddress(shopper, fields)).status).toBe(200);
});

it.each([
  ['another country', { state: 'ON', country: 'CA', zipCode: 'N1H 3T9' }, 'country'],
  ['a postal code that nobody has', { zipCode: '00001' }, 'zipCode'],
  ['an empty street', { addressLine: ['  '] }, 'addressLine'],
])('rejects %s and keeps the earlier address', async (_, fields, parameter) => {
  const { shopper, cart } = await guestWithBox();
  await setAddress(shopper);
  expect(errorOf(await setAddress(shopper, fields))).toEqual([400, '_ERR_ADDRESS_REJECTED', parameter]);
  expect((await cart()).orderItem[0]).toMatchObject({ zipCode: '45040' });
});

describe('addresses of the account', () => {
  it('are offered and taken by their id, with the email of the account', async () => {
    const test = testSandbox();
    const ada = test.client();
    await logOn(ada, 'ada.marsh');
    await addBox(test, ada);
    const { body } = await ada.get(USABLE_SHIPPING);
    const [{ addressId, nickName }] = body.orderItem[0].usableShippingAddress;
    expect(nickName).toBe('home');
    expect((await ada.putJson(SHIPPING, { addressId })).status).toBe(200);
    const cart = (await ada.get(`${CART}/@self`)).body;
    expect(cart.orderItem[0]).toMatchObject({
      addressId,
      city: 'Cincinnati',
      email1: 'ada.marsh@example.com',
    });
  });

  it('of another member are unknown', async () => {
    const test = testSandbox();
    const rafael = test.client();
    await logOn(rafael, 'rafael.ybarra');
    await addBox(test, rafael);
    const response = await rafael.putJson(SHIPPING, { addressId: `8${demoShopper('ada.marsh').userId}` });
    expect(errorOf(response)[1]).toBe('_ERR_ADDRESS_NOT_FOUND');
  });
});

it('needs a shopper with a cart', async () => {
  const { client } = testSandbox();
  expect(errorOf(await setAddress(client()))[1]).toBe('USR.CWXFR0130E');
  const guest = client();
  await becomeGuest(guest);
  expect((await setAddress(guest)).status).toBe(404);
});
