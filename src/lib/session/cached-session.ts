import type { Cart } from '@generated/cart/model/cart';
import type { PersonContacts } from '@generated/identity/model/personContacts';
import type { UserContext } from '@generated/identity/model/userContext';
import { getCartPath, getContextDataPath, getPersonContactPath } from '@generated/operation-paths';
import { SWRConfig } from 'swr';
import { userType } from '@/domain/session/user-type';
import { matchesTemplate } from '../cache/path-template';
import type { LostSession } from './lost-session';

/** The path at the start of a serialized SWR key. */
const KEY_PATH = /^@"([^"]*)"/;

/** Returns the shopper's session in the SWR cache; undefined for a guest with an empty cart. */
export function cachedSession(): LostSession | undefined {
  const memberId = cachedMemberId();
  const wasMember = memberId !== undefined;
  const cart = cachedResponses<Cart>(getCartPath).find(({ orderItem = [] }) => orderItem.length > 0);
  return wasMember || cart
    ? { cart, wasMember, memberId, email: wasMember ? cachedEmail() : undefined }
    : undefined;
}

/** Returns the id of the member in the SWR cache; undefined for a guest. */
export function cachedMemberId(): number | undefined {
  return cachedResponses<UserContext>(getContextDataPath).find(({ basicInfo }) => userType(basicInfo) === 'R')
    ?.basicInfo.runAsId;
}

/** Returns the member's email in the SWR cache. */
export function cachedEmail(): string | undefined {
  const [contacts] = cachedResponses<PersonContacts>(getPersonContactPath);
  return contacts?.contact[0]?.email1?.trim() || undefined;
}

/** Returns all cached responses of an operation, whatever their parameters. */
function cachedResponses<Data>(template: string): Data[] {
  const { cache } = SWRConfig.defaultValue;
  return [...cache.keys()].flatMap((key) => {
    const path = KEY_PATH.exec(key)?.[1];
    const data = path && matchesTemplate(template, path) ? cache.get(key)?.data : undefined;
    return data ? [data as Data] : [];
  });
}
