import { apiErrors, reject } from '../../http/api-errors';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { AccountPrescription } from '../../state/account-prescription';
import type { SandboxState } from '../../state/state';
import { prescriptionErrors } from './prescription-errors';

/** @throws ApiErrorResponse 400 for the generic user, 403 for a guest: only members have saved prescriptions (003 §6). */
export function requireMember({ userId, registerType }: Shopper): void {
  if (userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  if (registerType !== 'R') reject(prescriptionErrors.guest());
}

/**
 * Returns a prescription of the shopper's account. @throws ApiErrorResponse 404 for an unknown one and for another member's
 * alike.
 */
export function requireAccountPrescription(
  state: SandboxState,
  shopper: Shopper,
  prescriptionId: string,
): AccountPrescription {
  requireMember(shopper);
  const prescription = state.accountPrescriptions.get(prescriptionId);
  if (!prescription || prescription.userId !== shopper.userId) {
    return reject(apiErrors.notFound(`Prescription ${prescriptionId}`));
  }
  return prescription;
}
