import { EARLIEST_BIRTH_DATE } from '@/domain/dates/birth-date';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { serverNow } from './server-time';

/**
 * Returns the range of a field for a date of birth.
 *
 * @param yearsBack the age at which its picker opens
 * @param allowsToday whether it ends today (001 §5); default: yesterday
 */
export function birthDateRange(yearsBack: number, allowsToday = false) {
  const today = toCalendarDate(serverNow());
  return {
    minDate: EARLIEST_BIRTH_DATE,
    maxDate: allowsToday ? today : toCalendarDate(new Date(today.year, today.month - 1, today.day - 1)),
    // The 28th is in each month.
    openAt: { ...today, year: today.year - yearsBack, day: Math.min(today.day, 28) },
    startView: 'year',
    // Year page (001 §4).
    yearsPerSlide: 28,
  } as const;
}
