import type { AccountPrescription } from '@generated/prescriptions/model/accountPrescription';
import { createAccountPrescription, updateAccountPrescription } from '@generated/prescriptions/prescriptions';
import { isApiError } from '@/lib/http/api-error';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';

/** Outcome of sending a prescription to the account. */
export type SaveResult =
  | { status: 'saved'; id: string }
  /** The API rejects a value; `field` is its name there. */
  | { status: 'rejected'; field: string }
  | { status: 'signed-out' }
  | { status: 'failed' };

/** Saves a new prescription, or changes the one whose id it has. Never throws. */
export async function savePrescription(
  { storeId, languageId }: Site,
  prescription: AccountPrescription,
): Promise<SaveResult> {
  const { prescriptionId } = prescription;
  const params = { langId: languageId };
  try {
    const response = await (prescriptionId === undefined
      ? createAccountPrescription(storeId, prescription, params)
      : updateAccountPrescription(storeId, prescriptionId, prescription, params));
    // A failure may have HTTP 200.
    return response.status === 'Success'
      ? { status: 'saved', id: response.prescriptionId }
      : { status: 'failed' };
  } catch (error) {
    if (isSignedOut(error)) return { status: 'signed-out' };
    const field = isApiError(error) && error.status === 400 ? error.parameters[0] : undefined;
    return field ? { status: 'rejected', field } : { status: 'failed' };
  }
}
