import { fetchShared } from '@/lib/queries/fetch-shared';
import { contactQuery } from '@/lib/session/contact-query';
import { toMemberDetails } from '@/lib/session/use-member-details';
import { contextQuery, isMember } from '@/lib/session/user-context';
import type { Site } from '@/lib/site/site';

/** Fills a member's email into an empty field. Keeps what is typed meanwhile. Never throws. */
export async function fillMemberEmail(field: HTMLInputElement, site: Site): Promise<void> {
  if (field.value !== '') return;
  try {
    if (!isMember(await fetchShared(contextQuery(site)))) return;
    const { email } = toMemberDetails(await fetchShared(contactQuery(site)));
    if (field.value === '') field.value = email;
  } catch {
    // The member types it.
  }
}
