import { useGetPersonContact } from '@generated/identity/identity';
import type { PersonContacts } from '@generated/identity/model/personContacts';
import { useSite } from '../site/site';
import { contactArgs } from './contact-query';

/** The account's data about a member. Missing fields are empty. */
export interface MemberDetails {
  firstName: string;
  lastName: string;
  email: string;
  /** The commerce API's value. */
  phone: string;
}

/** Reads initial values for forms. The first contact is the account itself. */
export function toMemberDetails({ contact: [own] }: PersonContacts): MemberDetails {
  const { firstName = '', lastName = '', email1 = '', phone1 = '' } = own ?? {};
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email1.trim(),
    phone: phone1.trim(),
  };
}

/** @returns undefined for a guest and while it loads. */
export function useMemberDetails(isMember: boolean): MemberDetails | undefined {
  const { data } = useGetPersonContact(...contactArgs(useSite()), { swr: { enabled: isMember } });
  return isMember && data ? toMemberDetails(data) : undefined;
}
