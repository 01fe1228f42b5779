import type { StatusChange } from '../state/order';
import { isInProcess } from './order-timeline';

/** Days between shipping and delivery where a parcel is shipped after the promised day. */
const TRANSIT_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** All days as YYYY-MM-DD, so that they compare as text. */
export interface DeliveryPromise {
  /** Last day of arrival as it was promised. */
  latest: string;
  today: string;
  /** The same for an order of today. */
  fromToday: string;
}

/**
 * Returns the day of delivery: as promised, else the day on which an item was delivered; a new one when the promised one has
 * passed and the item is not in transit. Canceled and returned items have none.
 */
export function promisedDay({ status, at }: StatusChange, days: DeliveryPromise): string | undefined {
  const { latest, today, fromToday } = days;
  if (status === 'X' || status === 'Z') return undefined;
  if (status === 'D') return dayOf(at);
  if (isInProcess(status)) return latest > today ? latest : fromToday;
  const afterShipping = dayOf(at + TRANSIT_DAYS * DAY_MS);
  return latest > dayOf(at) ? latest : afterShipping;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
