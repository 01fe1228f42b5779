import { getGuestOrder } from '@generated/orders/orders';
import { type TrackedOrder, toTrackedOrder } from '@/domain/orders/tracked-order';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import type { TrackingRequest } from '@/lib/orders/tracking-request';
import type { Site } from '@/lib/site/site';

/** `failed`: nothing is known about the order, so that another attempt may find it. */
export type FindResult =
  | { status: 'found'; order: TrackedOrder }
  | { status: 'not-found' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

/**
 * Finds an order by its id and email. A call instead of a query, so that the email is in no cache key. Never throws.
 */
export async function findOrder(
  { storeId, languageId }: Site,
  { orderId, email }: TrackingRequest,
): Promise<FindResult> {
  try {
    const order = await getGuestOrder(storeId, orderId, { email, langId: languageId });
    return { status: 'found', order: toTrackedOrder(order) };
  } catch (error) {
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { status: 'too-many-tries', minutes };
    return { status: isApiError(error) && error.status === 404 ? 'not-found' : 'failed' };
  }
}
