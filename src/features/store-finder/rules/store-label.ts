import type { CalendarDate } from '@/domain/dates/calendar-date';
import { dayNumber } from '@/domain/dates/day-number';
import type { Store, StoreStatus } from '@/domain/stores/store';
import { storeToday } from './store-day';

/** Days during which a store is new, and recently moved (001 §4, §9). */
const NEW_DAYS = 180;
const MOVED_DAYS = 365;

/** Label of a card: the store's status, or the news about an open one. */
export type StoreLabel = Exclude<StoreStatus, 'open'> | 'new-look' | 'now-open' | 'recently-moved';

type Dates = Pick<Store, 'status' | 'openedOn' | 'remodeledOn' | 'movedOn' | 'timeZone'>;

/**
 * Returns the label of a store by its local calendar (001 §4): "new look" from the day after remodeling, all others from the
 * day itself. Ignores future dates.
 */
export function storeLabel(store: Dates, now: Date): StoreLabel | undefined {
  if (store.status !== 'open') return store.status;
  const today = dayNumber(storeToday(store, now));
  const isWithin = (date: CalendarDate | undefined, from: number, to: number) => {
    const age = date ? today - dayNumber(date) : -1;
    return age >= from && age <= to;
  };
  if (isWithin(store.remodeledOn, 1, NEW_DAYS)) return 'new-look';
  if (isWithin(store.openedOn, 0, NEW_DAYS)) return 'now-open';
  return isWithin(store.movedOn, 0, MOVED_DAYS) ? 'recently-moved' : undefined;
}
