import type { Handler } from '../../call';
import { requireMember } from './account-prescriptions';
import { accountValues } from './account-values';

/** Saves a typed prescription to the member's account. */
export const createAccountPrescription: Handler<'createAccountPrescription'> = (
  { body, shopper },
  { state, now },
) => {
  requireMember(shopper);
  const content = { ...accountValues(body, now()) };
  const prescriptionId = state.nextId('prescription');
  const { userId } = shopper;
  const updatedAt = now().getTime();
  state.accountPrescriptions.insert({
    prescriptionId,
    userId,
    productCategory: 'GLASSES',
    content,
    updatedAt,
  });
  return { status: 'Success' as const, prescriptionId };
};
