import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { parseIsoDay, parseMonthDayYear, toIsoDay } from '../../../src/domain/dates/calendar-date';

/** An ISO 8601 date-time with a UTC offset; without one its meaning would depend on the local time zone. */
const DATE_TIME_WITH_OFFSET = /^[^T]*T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Formats the issue date of a prescription for the wire: UTC, ISO 8601, without milliseconds, ending in Z (000 §3).
 *
 * Accepts the stored forms: a day as MM/DD/YYYY or YYYY-MM-DD, which becomes midnight UTC so that the time zone cannot
 * shift the day; an ISO date-time with an offset; a Date. Undefined for an invalid date.
 */
export function issueDateToUtc(issueDate: string | Date): string | undefined {
  if (issueDate instanceof Date) return withoutMilliseconds(issueDate);
  const text = issueDate.trim();
  const day = parseMonthDayYear(text) ?? parseIsoDay(text);
  if (day) return `${toIsoDay(day)}T00:00:00Z`;
  return DATE_TIME_WITH_OFFSET.test(text) ? withoutMilliseconds(parseISO(text)) : undefined;
}

function withoutMilliseconds(date: Date): string | undefined {
  return isValid(date) ? date.toISOString().replace(/\.\d+Z$/, 'Z') : undefined;
}
