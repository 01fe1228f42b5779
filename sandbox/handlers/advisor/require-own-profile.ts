import { reject } from '../../http/api-errors';
import type { Shopper } from '../../session/shopper';
import { advisorErrors } from './advisor-errors';

/**
 * Requires a member who requests their profile, not another one (000 §6).
 *
 * @throws ApiErrorResponse 403 for a guest, the generic user, and another user's id.
 */
export function requireOwnProfile(shopper: Shopper, userId: string): string {
  if (shopper.registerType !== 'R') reject(advisorErrors.guest());
  return shopper.userId === userId ? userId : reject(advisorErrors.otherUser());
}
