import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { SavedPayment } from '../../state/saved-payment';
import { paymentsOf } from '../../state/saved-payments';
import { paymentErrors } from './payment-errors';

/** @throws ApiErrorResponse 400 for the generic user, 403 for a guest. */
export function requireMember({ userId, registerType }: Shopper): string {
  if (userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  return registerType === 'R' ? userId : reject(paymentErrors.guest());
}

/** Returns the member's card at this place. @throws ApiErrorResponse 404 when there is none. */
export function requirePayment({ state }: SandboxContext, shopper: Shopper, index: number): SavedPayment {
  const payment = paymentsOf(state, requireMember(shopper))[Number(index)];
  return payment ?? reject(paymentErrors.notFound(index));
}
