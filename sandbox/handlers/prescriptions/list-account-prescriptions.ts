import type { Handler } from '../../call';
import { toSavedPrescription } from '../../serializers/prescriptions/to-saved-prescription';
import { requireMember } from './account-prescriptions';

/** Prescriptions of the member's account, the last changed first: all with `nocache`, else those for glasses (003 §7). */
export const listAccountPrescriptions: Handler<'listAccountPrescriptions'> = (
  { params, query, shopper },
  { state },
) => {
  requireMember(shopper);
  const prescriptions = state.accountPrescriptions.by('user', shopper.userId).reverse();
  return {
    resultList: prescriptions
      .filter(({ productCategory }) => query.nocache !== undefined || productCategory !== 'CONTACTS')
      .sort((first, second) => second.updatedAt - first.updatedAt)
      .map((prescription) => toSavedPrescription(prescription, state, params.storeId)),
  };
};
