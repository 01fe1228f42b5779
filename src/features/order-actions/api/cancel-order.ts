import { cancelOrder as sendCancelOrder } from '@generated/orders/orders';
import type { Cents } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import { forgetBenefits } from '@/lib/insurance/insurance-session';
import type { Site } from '@/lib/site/site';

/** Outcome of a cancellation. `failed`: the outcome is not known; another attempt returns it. */
export type CancelResult =
  | { status: 'canceled'; released: Cents | undefined }
  | { status: 'already-shipped' | 'not-found' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

/** The dialog that cancels closes with it. */
export type SettledCancel = Exclude<CancelResult, { status: 'failed' | 'too-many-tries' }>;

/** Cancels an order. Repeated for a canceled one it returns the same. Never throws. */
export async function cancelOrder(
  { storeId, languageId }: Site,
  { orderId, email }: { orderId: string; email: string },
): Promise<CancelResult> {
  try {
    const { releasedAmount } = await sendCancelOrder(storeId, orderId, { email }, { langId: languageId });
    forgetBenefits();
    return { status: 'canceled', released: parseAmount(releasedAmount) };
  } catch (error) {
    if (!isApiError(error)) return { status: 'failed' };
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { status: 'too-many-tries', minutes };
    if (error.key === '_ERR_ORDER_ALREADY_SHIPPED') return { status: 'already-shipped' };
    return { status: error.status === 404 ? 'not-found' : 'failed' };
  }
}
