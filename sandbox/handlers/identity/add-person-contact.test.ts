import { expect, it } from 'vitest';
import { CART } from '../../testing/carts';
import { addBox, errorOf, ohioAddress, SHIPPING } from '../../testing/checkout';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const CONTACT = '/wcs/resources/store/10851/person/@self/contact';
const office = { ...ohioAddress, nickName: 'office', addressType: 'Shipping', email1: undefined };

async function ada() {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, 'ada.marsh');
  return { test, shopper };
}

it('saves an address beside that of the account, and an order can go there', async () => {
  const { test, shopper } = await ada();
  const { status, body } = await shopper.postJson(CONTACT, office);
  expect(status).toBe(201);
  const { contact } = (await shopper.get(CONTACT)).body;
  expect(contact).toMatchObject([
    { nickName: 'home', primary: 'true', city: 'Cincinnati' },
    { nickName: 'office', primary: 'false', city: 'Mason', addressId: body.addressId },
  ]);
  await addBox(test, shopper);
  await shopper.putJson(SHIPPING, { addressId: body.addressId });
  const { orderItem } = (await shopper.get(`${CART}/@self`)).body;
  expect(orderItem[0]).toMatchObject({ city: 'Mason', email1: 'ada.marsh@example.com' });
});

it('lists addresses by type', async () => {
  const { shopper } = await ada();
  await shopper.postJson(CONTACT, office);
  const names = async (type: string) =>
    (await shopper.get(`${CONTACT}?addressType=${type}`)).body.contact.map(
      ({ nickName }: { nickName: string }) => nickName,
    );
  expect(await names('Shipping')).toEqual(['home', 'office']);
  expect(await names('Billing')).toEqual(['home']);
});

it.each([
  ['a name in use', { nickName: ' home ' }, '_ERR_NICKNAME_ALREDY_EXIST'],
  ['a postal code that nobody has', { zipCode: '00001' }, '_ERR_ADDRESS_REJECTED'],
  ['another country', { state: 'ON', country: 'CA', zipCode: 'N1H 3T9' }, '_ERR_ADDRESS_REJECTED'],
])('rejects %s', async (_, fields, errorKey) => {
  const { shopper } = await ada();
  expect(errorOf(await shopper.postJson(CONTACT, { ...office, ...fields }))[1]).toBe(errorKey);
  expect((await shopper.get(CONTACT)).body.contact).toHaveLength(1);
});

it('is for members', async () => {
  const { client } = testSandbox();
  const shopper = client();
  expect(errorOf(await shopper.postJson(CONTACT, office))[1]).toBe('USR.CWXFR0130E');
  await becomeGuest(shopper);
  expect(errorOf(await shopper.postJson(CONTACT, office)).slice(0, 2)).toEqual([403, '_ERR_USER_AUTHORITY']);
});
