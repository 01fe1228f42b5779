import type { ReorderResult } from '@generated/orders/model/reorderResult';
import { reorderItems } from '@generated/orders/orders';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import { ensureUser } from '@/lib/session/ensure-user';
import type { Site } from '@/lib/site/site';

/** Outcome of a reorder. `failed`: the outcome is not known; another attempt with the same request returns it. */
export type ReorderOutcome =
  | { status: 'done'; result: ReorderResult }
  | { status: 'cart-locked' | 'not-found' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

export interface ReorderRequest {
  orderId: string;
  email: string;
  requestId: string;
}

/** Adds the ordered items to the cart. Never throws. */
export async function reorder(
  site: Site,
  { orderId, email, requestId }: ReorderRequest,
): Promise<ReorderOutcome> {
  try {
    // Anyone may track an order; a cart needs an owner.
    await ensureUser(site);
    const result = await reorderItems(
      site.storeId,
      orderId,
      { email, requestId },
      { langId: site.languageId },
    );
    return { status: 'done', result };
  } catch (error) {
    if (!isApiError(error)) return { status: 'failed' };
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { status: 'too-many-tries', minutes };
    if (error.key === '_ERR_ORDER_IS_LOCKED') return { status: 'cart-locked' };
    return { status: error.status === 404 ? 'not-found' : 'failed' };
  }
}
