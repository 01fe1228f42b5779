import { describe, expect, it } from 'vitest';
import { CART } from '../../testing/carts';
import { addBox, errorOf, ohioAddress, SHIPPING } from '../../testing/checkout';
import { demoShopper, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const CONTACT = '/wcs/resources/store/10851/person/@self/contact';
const office = { ...ohioAddress, nickName: 'office', addressType: 'Shipping', email1: undefined };
const race = { addressLine: ['12 Race St'], city: 'Cincinnati', zipCode: '45202' };

async function ada() {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, 'ada.marsh');
  return { test, shopper };
}

/** Returns the name, city and default of each address, in the order of the list. */
async function addresses(shopper: TestClient) {
  const { contact } = (await shopper.get(CONTACT)).body;
  return contact
    .filter(({ addressLine }: { addressLine?: unknown }) => addressLine)
    .map((entry: Record<string, string>) => [entry.nickName, entry.city, entry.primary]);
}

describe('an address', () => {
  it('is changed; what is left out stays, and the account has its own name', async () => {
    const { shopper } = await ada();
    await shopper.postJson(CONTACT, office);
    await shopper.putJson(`${CONTACT}/office`, { ...race, phone1: '' });
    await shopper.putJson(`${CONTACT}/home`, { ...race, lastName: 'Keller' });
    const { contact } = (await shopper.get(CONTACT)).body;
    expect(contact[0]).toMatchObject({
      firstName: 'Ada',
      lastName: 'Marsh',
      email1: 'ada.marsh@example.com',
    });
    expect(contact[0].addressLine).toBeUndefined();
    expect(contact[1]).toMatchObject({ nickName: 'office', firstName: 'Ana', city: 'Cincinnati' });
    expect(contact[1].phone1).toBeUndefined();
    expect(contact[2]).toMatchObject({ nickName: 'home', firstName: 'Ada', lastName: 'Keller' });
    expect(contact[2].addressLine[0]).toBe('12 Race St');
  });

  it('a cart that goes there has the address as it was', async () => {
    const { test, shopper } = await ada();
    await addBox(test, shopper);
    const [{ addressId }] = (await shopper.get(CONTACT)).body.contact;
    await shopper.putJson(SHIPPING, { addressId });
    await shopper.putJson(`${CONTACT}/home`, race);
    expect((await shopper.get(`${CART}/@self`)).body.orderItem[0].addressLine[0]).toBe('418 Linden Ave');
    await shopper.putJson(SHIPPING, { addressId });
    expect((await shopper.get(`${CART}/@self`)).body.orderItem[0].addressLine[0]).toBe('12 Race St');
  });

  it.each([
    ['a postal code that nobody has', { zipCode: '00001' }],
    ['another country', { state: 'ON', country: 'CA', zipCode: 'N1H 3T9' }],
  ])('cannot have %s', async (_, fields) => {
    const { shopper } = await ada();
    const response = await shopper.putJson(`${CONTACT}/home`, fields);
    expect(errorOf(response).slice(0, 2)).toEqual([400, '_ERR_ADDRESS_REJECTED']);
    expect(await addresses(shopper)).toEqual([['home', 'Cincinnati', 'true']]);
  });

  it('of somebody else is out of reach', async () => {
    const { test, shopper } = await ada();
    const noor = test.client();
    await logOn(noor, 'noor.haddad', { password: demoShopper('noor.haddad').password });
    await shopper.postJson(CONTACT, office);
    for (const name of ['office', 'home', '../contact']) {
      const path = `${CONTACT}/${encodeURIComponent(name)}`;
      expect(errorOf(await noor.putJson(path, race))[0]).toBe(404);
      expect(errorOf(await noor.delete(path))[0]).toBe(404);
    }
    expect(await addresses(shopper)).toHaveLength(2);
  });
});

describe('the default address', () => {
  it('is the first one, until another is chosen', async () => {
    const { shopper } = await ada();
    await shopper.postJson(CONTACT, office);
    expect(await addresses(shopper)).toEqual([
      ['home', 'Cincinnati', 'true'],
      ['office', 'Mason', 'false'],
    ]);
    await shopper.putJson(`${CONTACT}/office`, { primary: 'true' });
    expect(await addresses(shopper)).toEqual([
      ['home', 'Cincinnati', 'false'],
      ['office', 'Mason', 'true'],
    ]);
    await shopper.postJson(CONTACT, { ...office, nickName: 'cabin', primary: 'true' });
    expect((await addresses(shopper)).at(-1)).toEqual(['cabin', 'Mason', 'true']);
  });

  it('stays the default when it is changed, and passes to the first one when it is removed', async () => {
    const { shopper } = await ada();
    await shopper.postJson(CONTACT, office);
    await shopper.putJson(`${CONTACT}/home`, race);
    expect(await addresses(shopper)).toContainEqual(['home', 'Cincinnati', 'true']);
    await shopper.delete(`${CONTACT}/home`);
    expect(await addresses(shopper)).toEqual([['office', 'Mason', 'true']]);
    await shopper.delete(`${CONTACT}/office`);
    expect(await addresses(shopper)).toEqual([]);
    expect((await shopper.delete(`${CONTACT}/office`)).status).toBe(404);
    const [account] = (await shopper.get(CONTACT)).body.contact;
    expect(account).toMatchObject({ firstName: 'Ada', email1: 'ada.marsh@example.com' });
  });

  it('the first address of an account is it', async () => {
    const shopper = testSandbox().client();
    await logOn(shopper, 'noor.haddad');
    await shopper.postJson(CONTACT, office);
    expect(await addresses(shopper)).toEqual([['office', 'Mason', 'true']]);
  });
});
