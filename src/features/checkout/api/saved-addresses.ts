import { useGetPersonContact } from '@generated/identity/identity';
import { type SavedAddress, toSavedAddresses } from '@/lib/address/saved-addresses';
import { contactArgs } from '@/lib/session/contact-query';
import { useSite } from '@/lib/site/site';

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
