import { createGuestIdentity } from '@generated/identity/identity';
import type { StoreId } from '@/domain/locale/locales';

/** Creates a guest identity, for calls that need a user (000 §4, Frame advisor; USR.CWXFR0130E). */
export function createGuest(storeId: string): Promise<unknown> {
  return createGuestIdentity(storeId as StoreId, {}, { updateCookies: 'true' });
}
