import type { AccountPrescription } from '@generated/prescriptions/model/accountPrescription';
import { type CalendarDate, toMonthDayYear } from '@/domain/dates/calendar-date';
import { prescriptionType, toPrescriptionValues } from '@/domain/prescription/item-prescription';
import type { Prescription } from '@/domain/prescription/prescription';

/** Data that the account stores in addition to the values. */
export interface AccountPrescriptionDetails {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly doctor?: string | undefined;
}

/** The account requires the day of issue. */
export type IssuedPrescription = Prescription & { readonly issueDate: CalendarDate };

/**
 * Builds the body of `createAccountPrescription`, and with an id of `updateAccountPrescription` (003 §3, account payload).
 * Sends the values as typed, in plus or minus form.
 */
export function toAccountPrescription(
  values: IssuedPrescription,
  { name, firstName, lastName, doctor }: AccountPrescriptionDetails,
  prescriptionId?: string,
): AccountPrescription {
  return {
    ...toPrescriptionValues(values),
    ...(prescriptionId && { prescriptionId }),
    prescriptionName: name,
    prescriptionType: prescriptionType(values),
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'rxcPrescription',
    firstName,
    lastName,
    issue: toMonthDayYear(values.issueDate),
    ...(doctor && { doctor }),
  };
}
