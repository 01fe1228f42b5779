import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { requireAccountPrescription } from './account-prescriptions';
import { accountValues } from './account-values';

/** Replaces a prescription of the member's account by typed values; those of contact lenses have none. */
export const updateAccountPrescription: Handler<'updateAccountPrescription'> = (
  { params, body, shopper },
  { state, now },
) => {
  const { prescriptionId } = params;
  const account = requireAccountPrescription(state, shopper, prescriptionId);
  if (account.productCategory === 'CONTACTS') {
    return reject(apiErrors.invalidField('prescriptionId', 'is of contact lenses'));
  }
  const content = { ...accountValues(body, now()) };
  state.accountPrescriptions.update(prescriptionId, ({ savedFileName: _file, ...rest }) => ({
    ...rest,
    content,
    updatedAt: now().getTime(),
  }));
  return { status: 'Success' as const, prescriptionId };
};
