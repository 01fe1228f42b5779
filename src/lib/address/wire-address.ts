import type { Site } from '../site/site';
import type { Address } from './address';

/** An address as the commerce API has it, in a cart and in the account. */
interface WireAddress {
  firstName?: string | undefined;
  lastName?: string | undefined;
  addressLine?: readonly string[] | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
  phone1?: string | undefined;
}

/** Texts of the commerce API may end in blanks. Undefined without a street. */
export function toAddress(fields: WireAddress): Address | undefined {
  const [street = '', ...more] = (fields.addressLine ?? []).map((text) => text.trim());
  if (!street) return undefined;
  return {
    firstName: fields.firstName?.trim() ?? '',
    lastName: fields.lastName?.trim() ?? '',
    street,
    unit: more.filter(Boolean).join(', '),
    city: fields.city?.trim() ?? '',
    region: fields.state?.trim() ?? '',
    postalCode: fields.zipCode?.trim() ?? '',
    phone: fields.phone1?.trim() ?? '',
  };
}

/** Converts an address for a request, without the phone number. The store ships within its country only. */
export function toWireAddress({ country }: Site, address: Address) {
  const { firstName, lastName, street, unit, city, region, postalCode } = address;
  return {
    firstName,
    lastName,
    addressLine: unit ? [street, unit] : [street],
    city,
    state: region,
    country: country === 'ca' ? ('CA' as const) : ('US' as const),
    zipCode: postalCode,
  };
}
