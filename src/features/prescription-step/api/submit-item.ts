import type { PrescriptionStepMessages } from '@generated/prescriptions/model/prescriptionStepMessages';
import type { PrescriptionSubmission } from '@generated/prescriptions/model/prescriptionSubmission';
import { submitPrescription } from '@generated/prescriptions/prescriptions';
import { isApiError } from '@/lib/http/api-error';
import type { Site } from '@/lib/site/site';
import type { ItemDraft } from '../forms/item-draft';
import type { ItemError } from '../forms/item-schema';

/** A field that the commerce API rejected. */
export type SubmitRejection = readonly [field: keyof ItemDraft, error: ItemError];

export type SubmitResult =
  | { status: 'saved'; prescriptionId: string }
  | { status: 'rejected'; rejection: SubmitRejection }
  | { status: 'failed' };

/** Parts of the commerce API's English messages, more specific ones first. */
const REJECTIONS: readonly (readonly [RegExp, SubmitRejection])[] = [
  [/confirmation/i, ['confirmed', 'not-confirmed']],
  [/doctor/i, ['doctor', 'missing-doctor-data']],
  [/file/i, ['file', 'upload-with-no-file']],
  [/patient/i, ['firstName', 'first-name-missing']],
  [/birth/i, ['birthDate', 'birth-date-wrong']],
  [/missing/i, ['method', 'missing-prescription-data']],
];

/** Submits the prescription of an item. Never throws; a response with `Fail` is a failure although its status is 200. */
export async function submitItem(
  { storeId, languageId }: Site,
  submission: PrescriptionSubmission,
): Promise<SubmitResult> {
  try {
    const response = await submitPrescription(storeId, submission, { langId: languageId });
    if ('prescriptionId' in response && response.status === 'Success')
      return { status: 'saved', prescriptionId: response.prescriptionId };
    return toFailure('messages' in response ? response.messages : undefined);
  } catch (error) {
    const isBirthDate =
      isApiError(error) && error.status === 400 && /dateOfBirth/.test(error.parameters.join());
    return isBirthDate
      ? { status: 'rejected', rejection: ['birthDate', 'birth-date-wrong'] }
      : { status: 'failed' };
  }
}

function toFailure(messages: PrescriptionStepMessages = []): SubmitResult {
  const text = [messages].flat().join(' ');
  const rejection = REJECTIONS.find(([pattern]) => pattern.test(text))?.[1];
  return rejection ? { status: 'rejected', rejection } : { status: 'failed' };
}
