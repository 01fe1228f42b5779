import { isValid, parseISO } from 'date-fns';
import { parseIsoDay, parseMonthDayYear, toIsoDay } from '../dates/calendar-date';

/** An ISO 8601 moment that names its offset from UTC; without one it would mean another moment on every machine. */
const MOMENT_WITH_OFFSET = /T.*(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The issue date of a prescription as it is sent: UTC, ISO 8601, without fractions, ending in Z (000 §3).
 *
 * Takes the stored forms: a day as MM/DD/YYYY or YYYY-MM-DD, which becomes midnight UTC so that the day cannot move with
 * the shopper's time zone; an ISO moment with its offset; a Date. Undefined for anything that is not a real date.
 */
export function issueDateToUtc(issueDate: string | Date): string | undefined {
  if (issueDate instanceof Date) return withoutFractions(issueDate);
  const text = issueDate.trim();
  const day = parseMonthDayYear(text) ?? parseIsoDay(text);
  if (day) return `${toIsoDay(day)}T00:00:00Z`;
  return MOMENT_WITH_OFFSET.test(text) ? withoutFractions(parseISO(text)) : undefined;
}

function withoutFractions(moment: Date): string | undefined {
  return isValid(moment) ? moment.toISOString().replace(/\.\d+Z$/, 'Z') : undefined;
}
