import { type CalendarDate, compareDates } from '../dates/calendar-date';
import { EYES } from './eye';
import { largestAbsolutePower } from './frame-compatibility';
import { hasAdd, hasPrism, type Prescription } from './prescription';

/** Stocked lenses. The specification has the flag only; the limits are our own configuration, in diopters. */
export const SPEEDY_LIMITS = { cylinder: 2, power: 4 } as const;

/** Years until a prescription counts as old. */
export const PRESCRIPTION_YEARS = 2;

/** Whether the issue date is two years ago or longer. */
export function isOldIssueDate(issueDate: CalendarDate, today: CalendarDate): boolean {
  return compareDates({ ...issueDate, year: issueDate.year + PRESCRIPTION_YEARS }, today) <= 0;
}

/**
 * Whether the lenses can be made immediately: no addition, no prism, a cylinder up to 2.00 and powers up to 4.00, and
 * issued within two years.
 */
export function isSpeedyEligible(prescription: Prescription, today: CalendarDate): boolean {
  const { issueDate } = prescription;
  if (!issueDate || isOldIssueDate(issueDate, today)) return false;
  if (hasAdd(prescription) || hasPrism(prescription)) return false;
  return EYES.every((eye) => {
    const { sphere, cylinder = 0 } = prescription[eye];
    return (
      Math.abs(cylinder) <= SPEEDY_LIMITS.cylinder &&
      largestAbsolutePower(sphere, cylinder) <= SPEEDY_LIMITS.power
    );
  });
}
