import type { CalendarDate } from '../dates/calendar-date';
import { dayNumber } from '../dates/day-number';
import type { Store, StoreStatus } from './store';
import { storeToday } from './store-day';

/** Days for which a store counts as new, and as moved (001 §4, §9). */
const NEW_DAYS = 180;
const MOVED_DAYS = 365;

/** What a card says about a store: its status, or what is new about an open one. */
export type StoreLabel = Exclude<StoreStatus, 'open'> | 'new-look' | 'now-open' | 'recently-moved';

type Dates = Pick<Store, 'status' | 'openedOn' | 'remodeledOn' | 'movedOn' | 'timeZone'>;

/**
 * The label of a store by its own calendar days (001 §4): a new look from the day after the remodeling, all others from the
 * day itself. A date in the future counts for nothing.
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
