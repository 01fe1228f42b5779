import { type CalendarDate, compareDates } from '@/domain/dates/calendar-date';
import type { Store } from '@/domain/stores/store';
import { storeToday } from './store-day';

/** Returns when a coming or closed store opens; undefined if that is unknown or past. No other status shows a date. */
export function openingDate(
  store: Pick<Store, 'status' | 'openedOn' | 'reopensOn' | 'timeZone'>,
  now: Date,
): CalendarDate | undefined {
  const date =
    store.status === 'coming-soon'
      ? store.openedOn
      : store.status === 'temporarily-closed'
        ? store.reopensOn
        : undefined;
  return date && compareDates(date, storeToday(store, now)) >= 0 ? date : undefined;
}
