import type { Cart } from '@generated/cart/model/cart';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import { useSerialRequest } from '@/lib/queries/use-serial-request';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

export type EstimateState =
  | { state: 'idle' | 'loading' | 'done' }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/**
 * Has each version of an insured cart estimated (002 §7, `estimatedbenefitpricing`): the commerce API checks the prices and
 * says which plan is in use.
 */
export function useEstimate(cart: Cart): EstimateState {
  const site = useSite();
  const isOn = useInsuranceStatus() === 'on';
  const isInsured = isOn && (cart.orderItem ?? []).some(isInsuredItem);
  const { outcome, isCurrent, isRetrying, retry } = useSerialRequest(
    isInsured
      ? {
          send: async () => {
            const { estimateOrder } = await import('@/lib/insurance/order-benefits');
            await estimateOrder(site, cart);
            return true;
          },
          dependencies: [cart.orderId, cart.x_orderVersion, cart.grandTotal],
          onError: () =>
            track({
              name: 'error',
              message: 'Error getting insurance discount',
              operation: 'estimateWithBenefits',
            }),
        }
      : undefined,
  );
  if (!isInsured) return { state: 'idle' };
  if (!isCurrent) return { state: 'loading' };
  return outcome?.data ? { state: 'done' } : { state: 'failed', retry, retrying: isRetrying };
}
