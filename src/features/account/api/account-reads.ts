import {
  getContextData,
  getGetContextDataKey,
  getGetPersonContactKey,
  getPersonContact,
} from '@generated/identity/identity';
import type { PersonContacts, UserContext } from '@generated/identity/model';
import { userType } from '@/domain/session/user-type';
import type { Read } from '@/platform/reads/read';
import { mayHaveSession } from '@/platform/session/session-hint';
import type { Site } from '@/platform/store/store';

/** Request arguments of the user context, shared by the query and the hook. */
export function contextCall({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Request arguments of the member's contact. */
export function contactCall({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** The user context; null without a session, so prefetching sends no request. */
export function contextRead(site: Site): Read<UserContext | null> {
  const call = contextCall(site);
  return {
    key: getGetContextDataKey(...call),
    fetch: async (options) => (mayHaveSession() ? getContextData(...call, options) : null),
  };
}

export function contactRead(site: Site): Read<PersonContacts> {
  const call = contactCall(site);
  return { key: getGetPersonContactKey(...call), fetch: (options) => getPersonContact(...call, options) };
}

/** Whether the context belongs to a registered member. */
export function isMember(context: UserContext | null | undefined): boolean {
  return context ? userType(context.basicInfo) === 'R' : false;
}
