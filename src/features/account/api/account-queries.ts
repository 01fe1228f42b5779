import {
  getContextData,
  getGetContextDataKey,
  getGetPersonContactKey,
  getPersonContact,
} from '@generated/identity/identity';
import type { PersonContacts, UserContext } from '@generated/identity/model/index';
import { userType } from '@/domain/session/user-type';
import type { Query } from '@/lib/queries/query';
import { mayHaveSession } from '@/lib/session/session-cookie';
import type { Site } from '@/lib/site/site';

/** Request arguments of the user context, shared by the query and the hook. */
export function contextArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Request arguments of the member's contact. */
export function contactArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** The user context; null without a session, so prefetching sends no request. */
export function contextQuery(site: Site): Query<UserContext | null> {
  const args = contextArgs(site);
  return {
    key: getGetContextDataKey(...args),
    fetch: async (options) => (mayHaveSession() ? getContextData(...args, options) : null),
  };
}

export function contactQuery(site: Site): Query<PersonContacts> {
  const args = contactArgs(site);
  return { key: getGetPersonContactKey(...args), fetch: (options) => getPersonContact(...args, options) };
}

/** Whether the context belongs to a registered member. */
export function isMember(context: UserContext | null | undefined): boolean {
  return context ? userType(context.basicInfo) === 'R' : false;
}
