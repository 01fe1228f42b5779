import { seedShoppers } from '../../seed/shoppers/seed-shoppers';
import type { ShippingAddress } from '../../state/order-checkout';
import type { DemoOwner } from './demo-cases';

/** A person with demo orders in a store. */
export interface DemoPerson {
  userId: string;
  storeId: '10851' | '10852';
  languageId: '-1' | '-24' | '-25';
  address: ShippingAddress;
}

/** Returns the member and the guest with demo orders of each store: Ada and June in the US, Camille and Marc in Canada. */
export function demoPeople(): { owner: DemoOwner; person: DemoPerson }[] {
  return [
    { owner: 'member', person: member('510001', { storeId: '10851', languageId: '-1' }) },
    { owner: 'guest', person: june },
    { owner: 'member', person: member('520002', { storeId: '10852', languageId: '-25' }) },
    { owner: 'guest', person: marc },
  ];
}

function member(userId: string, store: Pick<DemoPerson, 'storeId' | 'languageId'>): DemoPerson {
  const shopper = seedShoppers().find((candidate) => candidate.userId === userId);
  if (!shopper) throw new Error(`There is no demo shopper ${userId}.`);
  const { firstName, lastName, email, address } = shopper;
  return { userId, ...store, address: { firstName, lastName, email, ...address } };
}

/** Guests who cannot return, because their sessions do not exist. */
const june: DemoPerson = {
  userId: '500001',
  storeId: '10851',
  languageId: '-1',
  address: {
    firstName: 'June',
    lastName: 'Okoye',
    addressLines: ['59 Harbor Rd'],
    city: 'Portland',
    region: 'OR',
    postalCode: '97204',
    country: 'US',
    phone: '5035550133',
    email: 'june.okoye@example.com',
  },
};
const marc: DemoPerson = {
  userId: '500002',
  storeId: '10852',
  languageId: '-24',
  address: {
    firstName: 'Marc',
    lastName: 'Tremblay',
    addressLines: ['340 King St W'],
    city: 'Kingston',
    region: 'ON',
    postalCode: 'K7L 2X3',
    country: 'CA',
    phone: '6135550119',
    email: 'marc.tremblay@example.com',
  },
};
