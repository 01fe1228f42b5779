import type { PersonContacts } from '@generated/identity/model/personContacts';
import { regionCode } from '@/domain/places/region-names';
import type { Address } from './address';
import { toAddress } from './wire-address';

/** An address of the member's account. */
export interface SavedAddress {
  id: string;
  /** Its name in the account, by which it is changed. Not for the shopper. */
  name: string;
  address: Address;
  email: string;
  /** Chosen first for a delivery. */
  isDefault: boolean;
}

/** The commerce API gives a country by its code or name. */
const COUNTRY_NAMES = { us: ['us', 'usa', 'united states'], ca: ['ca', 'can', 'canada'] };

/** Lists the account's addresses that the store can deliver to: complete, and in its country. The default one is first. */
export function toSavedAddresses({ contact }: PersonContacts, country: 'us' | 'ca'): SavedAddress[] {
  return contact
    .flatMap((fields) => {
      const address = toAddress(fields);
      if (!address || !fields.addressId || fields.addressType === 'Billing') return [];
      if (!COUNTRY_NAMES[country].includes(fields.country?.trim().toLowerCase() ?? '')) return [];
      return [
        {
          id: fields.addressId,
          name: fields.nickName ?? '',
          address: { ...address, region: regionCode(address.region) },
          email: fields.email1?.trim() ?? '',
          isDefault: fields.primary === 'true',
        },
      ];
    })
    .sort((first, second) => Number(second.isDefault) - Number(first.isDefault));
}
