import { type CalendarDate, compareDates } from '../dates/calendar-date';
import type { SavedPrescriptionView } from './saved-prescription';
import { PRESCRIPTION_YEARS } from './speedy-eligible';

type DatedPrescription = Pick<SavedPrescriptionView, 'issued' | 'expires'>;

/** Returns the day on which a prescription expires: as the API says, else two years after its issue. */
export function expiryDate({ issued, expires }: DatedPrescription): CalendarDate | undefined {
  if (expires) return expires;
  if (!issued) return undefined;
  const year = issued.year + PRESCRIPTION_YEARS;
  const isLeapDay = issued.month === 2 && issued.day === 29;
  // Two years after a leap day there is none.
  return isLeapDay ? { year, month: 3, day: 1 } : { ...issued, year };
}

/** Returns whether it has expired, which is a warning with a link to an exam, never a block. */
export function isExpired(prescription: DatedPrescription, today: CalendarDate): boolean {
  const expiry = expiryDate(prescription);
  return expiry !== undefined && compareDates(expiry, today) <= 0;
}
