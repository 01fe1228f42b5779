import { IdentifierRegExp, StoreNumberRegExp } from '@generated/stores/stores.limits';
import { parseIsoDay, toIsoDay } from '../dates/calendar-date';
import type { BookingQuery, BookingState } from './booking-state';

/** Reads the choices of a booking from its URL. A malformed value is left out. Nothing of the patient is in a URL (001 §5). */
export function parseBookingQuery(search: URLSearchParams): BookingQuery {
  const read = (name: string, pattern: RegExp) => {
    const value = search.get(name);
    return value && pattern.test(value) ? value : undefined;
  };
  return {
    storeNumber: read('storeNumber', StoreNumberRegExp),
    service: read('service', IdentifierRegExp),
    doctor: read('doctor', IdentifierRegExp),
    day: parseIsoDay(search.get('day') ?? ''),
    slotId: read('time', IdentifierRegExp),
  };
}

/** Returns the query of a booking, so that a reload has its store, service, doctor and time. */
export function formatBookingQuery(
  storeNumber: string,
  { service, doctor, day, slot, pendingSlotId }: BookingState,
): string {
  const time = slot?.id ?? pendingSlotId;
  const query = new URLSearchParams({
    storeNumber,
    ...(service && { service }),
    ...(doctor && { doctor }),
    ...(day && { day: toIsoDay(day) }),
    ...(time && { time }),
  });
  return `?${query}`;
}
