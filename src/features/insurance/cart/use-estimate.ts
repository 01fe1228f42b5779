import type { Cart } from '@generated/cart/model/cart';
import { useEffect, useRef, useState } from 'react';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { isInsuredItem } from '@/lib/insurance/insured-items';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

export type EstimateState =
  | { state: 'idle' | 'loading' | 'done' }
  | { state: 'failed'; retry: () => void; retrying: boolean };

/**
 * Has each version of an insured cart estimated (002 §7, `estimatedbenefitpricing`): the commerce API checks the prices and
 * says which plan is in use. One request at a time.
 */
export function useEstimate(cart: Cart): EstimateState {
  const site = useSite();
  const isOn = useInsuranceStatus() === 'on';
  const [settled, setSettled] = useState<{ version: string; failed: boolean }>();
  const [retried, setRetried] = useState<typeof settled>();
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const isInsured = isOn && (cart.orderItem ?? []).some(isInsuredItem);
  const version = `${cart.orderId} ${cart.x_orderVersion} ${cart.grandTotal}`;
  const isRetried = settled !== undefined && settled === retried;
  const isNeeded = isInsured && (settled?.version !== version || isRetried);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // After each render: the one that follows a request in flight sees the cart as it is by then.
  useEffect(() => {
    if (!isNeeded || isRunning.current) return;
    isRunning.current = true;
    const settle = (failed: boolean) => {
      isRunning.current = false;
      setSettled({ version, failed });
    };
    void import('@/lib/insurance/order-benefits')
      .then(({ estimateOrder }) => estimateOrder(site, cart))
      .then(
        () => settle(false),
        () => {
          // The page was left.
          if (!isMounted.current) return;
          track({
            name: 'error',
            message: 'Error getting insurance discount',
            operation: 'estimateWithBenefits',
          });
          settle(true);
        },
      );
  });

  if (!isInsured) return { state: 'idle' };
  if (settled?.version !== version) return { state: 'loading' };
  if (!settled.failed) return { state: 'done' };
  return { state: 'failed', retry: () => setRetried(settled), retrying: isRetried };
}
