import { type CalendarDate, compareDates } from '../dates/calendar-date';
import type { Store } from './store';
import { storeToday } from './store-day';

/** When a store opens that is coming soon, or opens again after a closure; undefined if that is not known, or is past. No other status shows one. */
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
