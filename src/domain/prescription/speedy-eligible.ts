import { type CalendarDate, compareDates } from '../dates/calendar-date';
import { EYES } from './eye';
import { largestAbsolutePower } from './frame-compatibility';
import { hasAdd, hasPrism, type Prescription } from './prescription';

/** Limits of stocked lenses, in diopters. They are our configuration, because the specification only has the flag. */
export const SPEEDY_LIMITS = { cylinder: 2, power: 4 } as const;

/** Age in years from which a prescription is old. */
export const PRESCRIPTION_YEARS = 2;

/** Returns whether the issue date is at least two years ago. */
export function isOldIssueDate(issueDate: CalendarDate, today: CalendarDate): boolean {
  return compareDates({ ...issueDate, year: issueDate.year + PRESCRIPTION_YEARS }, today) <= 0;
}

/**
 * Returns whether the lenses can be made immediately: no addition, no prism, a cylinder up to 2.00 and powers up to 4.00, and
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
