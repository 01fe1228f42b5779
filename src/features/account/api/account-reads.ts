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
import type { Store } from '@/platform/store/store';

/** Arguments of the call that says who the shopper is, for the server's read and the hook alike. */
export function contextCall({ storeId, languageId }: Store) {
  return [storeId, { langId: languageId }] as const;
}

/** As `contextCall`, for the member's name and e-mail. */
export function contactCall({ storeId, languageId }: Store) {
  return [storeId, { langId: languageId }] as const;
}

/**
 * Who the shopper is; null in a browser without a session, which need not ask: pages are also prepared on intent.
 */
export function contextRead(store: Store): Read<UserContext | null> {
  const call = contextCall(store);
  return {
    key: getGetContextDataKey(...call),
    fetch: async (options) => (mayHaveSession() ? getContextData(...call, options) : null),
  };
}

export function contactRead(store: Store): Read<PersonContacts> {
  const call = contactCall(store);
  return { key: getGetPersonContactKey(...call), fetch: (options) => getPersonContact(...call, options) };
}

/** Whether a context is a registered member's; null is nobody's. */
export function isMember(context: UserContext | null | undefined): boolean {
  return context ? userType(context.basicInfo) === 'R' : false;
}
