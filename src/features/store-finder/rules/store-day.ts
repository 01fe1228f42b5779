import type { CalendarDate } from '@/domain/dates/calendar-date';
import { wallClock } from '@/domain/dates/wall-clock';
import type { Store } from '@/domain/stores/store';

/**
 * Returns today's date at a store. Without a known time zone it is the date in UTC, which is good enough for labels that last
 * months, but not for hours.
 */
export function storeToday({ timeZone }: Pick<Store, 'timeZone'>, now: Date): CalendarDate {
  return wallClock(now, timeZone ?? 'UTC').date;
}
