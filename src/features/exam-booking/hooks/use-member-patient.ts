import { useGetPersonContact } from '@generated/identity/identity';
import { formatPhone } from '@/domain/contact/phone';
import { contactArgs } from '@/lib/session/contact-query';
import { useIsMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import type { PatientValues } from '../forms/patient-values';

/** What the account says about a member; undefined while it loads and for a guest. */
export function useMemberPatient(): Partial<PatientValues> | undefined {
  const site = useSite();
  const isMember = useIsMember();
  const { data } = useGetPersonContact(...contactArgs(site), { swr: { enabled: isMember } });
  if (!isMember || !data) return undefined;
  const contact = data.contact.find(({ primary }) => primary === 'true') ?? data.contact[0];
  return {
    firstName: contact?.firstName?.trim() ?? '',
    lastName: contact?.lastName?.trim() ?? '',
    email: contact?.email1?.trim() ?? '',
    phone: formatPhone(contact?.phone1 ?? ''),
  };
}
