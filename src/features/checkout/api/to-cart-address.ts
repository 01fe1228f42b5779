import type { CartAddress } from '@generated/cart/model/cartAddress';
import type { Address } from '@/lib/address/address';
import type { Site } from '@/lib/site/site';

/** An address as a request has it. The store ships within its own country. */
export function toCartAddress({ country }: Site, address: Address, email: string): CartAddress {
  const { firstName, lastName, street, unit, city, region, postalCode, phone } = address;
  return {
    firstName,
    lastName,
    addressLine: unit ? [street, unit] : [street],
    city,
    state: region,
    country: country === 'ca' ? 'CA' : 'US',
    zipCode: postalCode,
    ...(phone ? { phone1: phone } : {}),
    email1: email,
  };
}
