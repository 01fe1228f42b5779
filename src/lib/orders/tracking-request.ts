import { fieldsOf } from '@/domain/data/fields-of';
import { createStore } from '../state/create-store';

/** Identifies an order. The email is in lower case; it is never in a URL, an event, a log, a cache key or browser storage. */
export interface TrackingRequest {
  orderId: string;
  email: string;
}

/** The order that is tracked in this document, for the shopper's return to it. In memory only. */
export const trackedRequest = createStore<TrackingRequest | undefined>(undefined);

/** Reads the request that a `TrackingLink` has put into the history entry. */
export function trackingRequestFrom(state: unknown): TrackingRequest | undefined {
  const { orderId, email } = fieldsOf(fieldsOf(state).tracking);
  return typeof orderId === 'string' && typeof email === 'string' ? { orderId, email } : undefined;
}
