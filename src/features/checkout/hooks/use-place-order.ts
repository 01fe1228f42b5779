import type { Cart } from '@generated/cart/model/cart';
import { getCartPath } from '@generated/operation-paths';
import { useEffect, useRef, useState } from 'react';
import { emptyQueries } from '@/lib/cache/revalidate-queries';
import { forgetBenefits } from '@/lib/insurance/insurance-session';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { type CheckoutOutcome, findOutcome, placeOrder } from '../api/checkout-outcome';
import { cancelReservation } from '../api/reserve-stock';
import { addressDraft } from '../state/address-draft';
import type { CheckoutProblem } from '../state/checkout-problem';
import { unclearRequest } from '../state/checkout-request';
import { placedOrder } from '../state/placed-order';
import { useRepeatedCheck } from './use-repeated-check';

export interface PlaceOrder {
  /** `placed`: the confirmation loads. */
  state: 'idle' | 'placing' | 'checking' | 'placed';
  /** Describes an order that was sent and may be placed: a new object for each attempt. */
  unclear: CheckoutProblem | undefined;
  /** Its outcome is checked again without an action of the shopper. */
  repeatsCheck: boolean;
  /** Places the order that is shown. Resolves with why it was rejected; undefined when it was not, or is pending. */
  place: (order: Cart) => Promise<CheckoutProblem | undefined>;
  /** Checks again whether the order was placed. */
  check: () => Promise<void>;
}

/** Places an order once, however often it is called, and leads to the confirmation. */
export function usePlaceOrder(): PlaceOrder {
  const site = useSite();
  const navigate = useNavigate();
  const [state, setState] = useState<PlaceOrder['state']>('idle');
  const [unclear, setUnclear] = useState<CheckoutProblem>();
  /** Result of a repeated check since then. */
  const [update, setUpdate] = useState<CheckoutProblem>();
  const isBusy = useRef(false);

  const run = async (busyState: 'placing' | 'checking', attempt: () => Promise<CheckoutOutcome>) => {
    // A ref, because a second click may precede the next render.
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState(busyState);
    const outcome = await attempt();
    if (outcome.placed) return finish(outcome.orderId);
    isBusy.current = false;
    setState('idle');
    const { problem } = outcome;
    const isUnclear = problem.kind === 'unclear' || problem.kind === 'not-placed';
    setUnclear(isUnclear ? problem : undefined);
    setUpdate(undefined);
    return isUnclear ? undefined : problem;
  };

  const finish = (orderId: string): undefined => {
    isBusy.current = true;
    setState('placed');
    addressDraft.clear();
    placedOrder.write(orderId);
    forgetBenefits();
    void emptyQueries([getCartPath]);
    // Replaced, so that Back does not lead to a checkout without a cart.
    navigate(checkoutPaths.confirmation(site, orderId), { replace: true });
  };

  const repeatsCheck = useRepeatedCheck(unclear, async () => {
    const request = unclearRequest();
    if (isBusy.current || !request) return;
    const outcome = await findOutcome(site, request.requestId);
    // Leaves the outcome to an attempt that the shopper has begun meanwhile.
    if (isBusy.current) return;
    if (outcome.placed) finish(outcome.orderId);
    else if (outcome.problem.kind !== (update ?? unclear)?.kind)
      setUpdate({ ...outcome.problem, isUpdate: true });
  });

  return {
    state,
    unclear: update ?? unclear,
    repeatsCheck,
    place: (order) =>
      run('placing', () => {
        cancelReservation();
        return placeOrder(site, order);
      }),
    check: async () => {
      const request = unclearRequest();
      if (request) await run('checking', () => findOutcome(site, request.requestId));
    },
  };
}

/**
 * Checks the outcome of an order that this tab has sent earlier, for example before a reload; again when the network is back.
 */
export function useUnclearOrder({ check }: PlaceOrder): void {
  const latest = useLatest(check);
  useEffect(() => {
    const checkOutcome = () => void latest.current();
    checkOutcome();
    window.addEventListener('online', checkOutcome);
    return () => window.removeEventListener('online', checkOutcome);
  }, []);
}
