import type { AccountPrescription } from '@generated/prescriptions/model/accountPrescription';
import {
  compareDates,
  parseMonthDayYear,
  toCalendarDate,
  toMonthDayYear,
} from '@/domain/dates/calendar-date';
import { fromPrescriptionValues } from '@/domain/prescription/from-item-prescription';
import { expiryDate } from '@/domain/prescription/prescription-expiry';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { apiErrors, reject } from '../../http/api-errors';
import type { SavedContent } from '../../state/prescriptions';

/**
 * Returns the content of a typed prescription. The account adds when it expires and whether its lenses can be made immediately.
 *
 * @throws ApiErrorResponse 400 for a type that does not match the addition, and for a day of issue that is not real or after
 * today.
 */
export function accountValues(body: AccountPrescription, now: Date): SavedContent {
  const { prescriptionId: _id, ...content } = body;
  const hasAddition = body.rightAdd !== undefined || body.leftAdd !== undefined;
  if (body.prescriptionType !== (hasAddition ? 'MF' : 'ST')) {
    return reject(apiErrors.invalidField('prescriptionType', 'does not match the addition'));
  }
  const today = toCalendarDate(now);
  const issueDate = parseMonthDayYear(body.issue);
  if (!issueDate || compareDates(issueDate, today) > 0) {
    return reject(apiErrors.invalidField('issue', 'is not a day up to today'));
  }
  const expires = expiryDate({ issued: issueDate });
  return {
    ...content,
    ...(expires && { expiration: toMonthDayYear(expires) }),
    isSpeedyRXEligible: isSpeedyEligible({ ...fromPrescriptionValues(body), issueDate }, today),
  };
}
