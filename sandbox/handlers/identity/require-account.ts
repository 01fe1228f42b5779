import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { SandboxState } from '../../state/state';
import type { User } from '../../state/user';
import { identityErrors } from './identity-errors';

/** Returns the account of the signed-in member. @throws ApiErrorResponse 400 for the generic user, 403 for a guest. */
export function requireAccount(state: SandboxState, shopper: Shopper, guestMessage?: string): User {
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const user = shopper.registerType === 'R' ? state.users.get(shopper.userId) : undefined;
  return user ?? reject(identityErrors.guest(guestMessage));
}
