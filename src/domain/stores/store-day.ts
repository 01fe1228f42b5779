import type { CalendarDate } from '../dates/calendar-date';
import { wallClock } from '../dates/wall-clock';
import type { Store } from './store';

/**
 * Today at a store. Of a store whose time zone is not known it is the day of UTC, which is good enough for labels that last
 * months, but not for hours.
 */
export function storeToday({ timeZone }: Pick<Store, 'timeZone'>, now: Date): CalendarDate {
  return wallClock(now, timeZone ?? 'UTC').date;
}
