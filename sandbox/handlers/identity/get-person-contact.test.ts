import { expect, it } from 'vitest';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/wcs/resources/store/10851/person/@self/contact';

it('returns a member’s name, email and postal address, with the padded postal code', async () => {
  const shopper = testSandbox().client();
  await logOn(shopper, 'ada.marsh');
  const { body } = await shopper.get(`${PATH}?addressType=Shipping`);
  expect(body.userId).toBe('510001');
  expect(body.contact).toEqual([
    {
      addressId: '8510001',
      nickName: 'home',
      addressType: 'ShippingAndBilling',
      primary: 'true',
      firstName: 'Ada',
      lastName: 'Marsh',
      addressLine: ['418 Linden Ave', 'Apt 3B', ''],
      city: 'Cincinnati',
      state: 'OH',
      country: 'US',
      zipCode: '45202  ',
      phone1: '5135550142',
      email1: 'ada.marsh@example.com',
    },
  ]);
});

it('returns only the name and email for a member without a postal address', async () => {
  const shopper = testSandbox().client();
  await logOn(shopper, 'noor.haddad');
  const { contact } = (await shopper.get(PATH)).body;
  expect(contact).toHaveLength(1);
  expect(contact[0]).toMatchObject({ firstName: 'Noor', email1: 'noor.haddad@example.com' });
  expect(contact[0]).not.toHaveProperty('zipCode');
  expect((await shopper.get(`${PATH}?addressType=Billing`)).body.contact).toEqual([]);
});

it('returns no contact for a new guest', async () => {
  const shopper = testSandbox().client();
  const userId = await becomeGuest(shopper);
  expect((await shopper.get(PATH)).body).toEqual({
    resourceName: 'person',
    resourceId: PATH,
    userId,
    contact: [],
  });
});

it('rejects the generic user', async () => {
  const { status, body } = await testSandbox().client().get(PATH);
  expect(status).toBe(400);
  expect(body.errors[0].errorKey).toBe('USR.CWXFR0130E');
});
