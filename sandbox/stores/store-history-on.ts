import { parseIsoDay, toIsoDay } from '@/domain/dates/calendar-date';
import { addDays, dayNumber } from '@/domain/dates/day-number';
import { wallClock } from '@/domain/dates/wall-clock';
import { SEED_DATE } from '../seed/catalog/seed-date';
import type { StoreSeed } from '../seed/models/store';

/** The dates that the label of a store depends on (001 §4), as ISO dates. */
export type StoreHistoryDates = Pick<StoreSeed, 'openedOn' | 'reopenedOn' | 'remodeledOn' | 'movedOn'>;

/** Returns the today at the store. */
export function storeDay({ timeZone }: Pick<StoreSeed, 'timeZone'>, now: Date) {
  return wallClock(now, timeZone).date;
}

/**
 * Returns a store's dates as many days from the store's today as they are from the day of the seed. Without it no store would
 * be new or coming soon half a year after the seed.
 */
export function storeHistoryOn(store: StoreSeed, now: Date): StoreHistoryDates {
  const days = dayNumber(storeDay(store, now)) - dayNumber(seedDay);
  const moved = (date: string) => toIsoDay(addDays(requireDay(date), days));
  const { openedOn, reopenedOn, remodeledOn, movedOn } = store;
  return {
    openedOn: moved(openedOn),
    ...(reopenedOn && { reopenedOn: moved(reopenedOn) }),
    ...(remodeledOn && { remodeledOn: moved(remodeledOn) }),
    ...(movedOn && { movedOn: moved(movedOn) }),
  };
}

const seedDay = requireDay(SEED_DATE.slice(0, 10));

function requireDay(date: string) {
  const day = parseIsoDay(date);
  if (!day) throw new RangeError(`${date} is not a day`);
  return day;
}
