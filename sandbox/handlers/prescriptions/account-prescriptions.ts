import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import type { StoreId } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { toEditFile } from '../../serializers/prescriptions/edit-file';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import { type AccountPrescription, savedContent } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { accountValues } from './account-values';
import { prescriptionErrors } from './prescription-errors';

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

/** Returns a prescription of the account. */
function toSavedPrescription(
  prescription: AccountPrescription,
  state: SandboxState,
  storeId: StoreId,
): SavedPrescription {
  const { prescriptionId, productCategory, savedFileName, updatedAt } = prescription;
  const file = savedFileName === undefined ? undefined : state.prescriptionFiles.get(savedFileName);
  return {
    prescriptionId,
    productCategory,
    ...savedContent(prescription),
    ...(file && { editFile: toEditFile(file, storeId) }),
    lastUpdate: new Date(updatedAt).toISOString(),
  };
}
