import { getGetPersonContactKey, getPersonContact } from '@generated/identity/identity';
import type { PersonContacts } from '@generated/identity/model/index';
import type { Query } from '../queries/query';
import type { Site } from '../site/site';

/** Returns the request arguments of the member's contact. */
export function contactArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Returns the member's name and email (`person/@self/contact`, 000 §7). */
export function contactQuery(site: Site): Query<PersonContacts> {
  const args = contactArgs(site);
  return { key: getGetPersonContactKey(...args), fetch: (options) => getPersonContact(...args, options) };
}
