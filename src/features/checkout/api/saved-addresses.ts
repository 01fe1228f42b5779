import { useGetPersonContact } from '@generated/identity/identity';
import type { PersonContacts } from '@generated/identity/model/personContacts';
import { regionCode } from '@/domain/places/region-names';
import type { Address } from '@/lib/address/address';
import { contactArgs } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';
import { toAddress } from './order-view';

/** An address of the member's account. */
export interface SavedAddress {
  id: string;
  address: Address;
  email: string;
}

/** The commerce API gives a country by its code or name. */
const COUNTRY_NAMES = { us: ['us', 'usa', 'united states'], ca: ['ca', 'can', 'canada'] };

/** Addresses in the account to which the store can deliver: within its own country, and complete. */
export function toSavedAddresses({ contact }: PersonContacts, country: 'us' | 'ca'): SavedAddress[] {
  return contact.flatMap((fields) => {
    const address = toAddress(fields);
    if (!address || !fields.addressId || fields.addressType === 'Billing') return [];
    if (!COUNTRY_NAMES[country].includes(fields.country?.trim().toLowerCase() ?? '')) return [];
    return [
      {
        id: fields.addressId,
        address: { ...address, region: regionCode(address.region) },
        email: fields.email1?.trim() ?? '',
      },
    ];
  });
}

export interface MemberContact {
  email: string;
  addresses: SavedAddress[];
}

/** Email and addresses of a member; undefined while they load and for a guest. */
export function useMemberContact(isMember: boolean): MemberContact | undefined {
  const site = useSite();
  const { data } = useGetPersonContact(...contactArgs(site), { swr: { enabled: isMember } });
  if (!isMember || !data) return undefined;
  return {
    email: data.contact[0]?.email1?.trim() ?? '',
    addresses: toSavedAddresses(data, site.country),
  };
}
