import { useGetPersonContact } from '@generated/identity/identity';
import type { Address } from '@/lib/address/address';
import { type SavedAddress, toSavedAddresses } from '@/lib/address/saved-addresses';
import { contactArgs } from '@/lib/session/contact-query';
import { toMemberDetails } from '@/lib/session/use-member-details';
import { useSite } from '@/lib/site/site';

export interface MemberContact {
  email: string;
  names: Pick<Address, 'firstName' | 'lastName'>;
  addresses: SavedAddress[];
}

/** Returns the email, names and addresses of a member; undefined while they load and for a guest. */
export function useMemberContact(isMember: boolean): MemberContact | undefined {
  const site = useSite();
  const { data } = useGetPersonContact(...contactArgs(site), { swr: { enabled: isMember } });
  if (!isMember || !data) return undefined;
  const { email, firstName, lastName } = toMemberDetails(data);
  return {
    email,
    names: { firstName, lastName },
    addresses: toSavedAddresses(data, site.country),
  };
}
