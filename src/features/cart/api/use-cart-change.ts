import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { cartQuery } from '@/lib/cart/cart-query';
import { isApiError, leavesOutcomeOpen } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import { useSite } from '@/lib/site/site';
import type { IsMade } from './change-outcome';

/** Error of a change; `message` is the commerce API's and may be ''. */
export interface ChangeFailure {
  message: string;
  /** Order item ID of the line whose controls say it. */
  lineId?: string | undefined;
}

export interface ChangeOptions {
  /** Reads from the cart whether the change was made, when its response is lost. */
  isMade?: IsMade;
  /** Place that shows its failure: the codes, or a line by its order item ID. Default: above the lines. */
  place?: 'lines' | 'codes' | { lineId: string };
}

export interface CartChange {
  /** A change is pending or the changed cart has not loaded yet. */
  busy: boolean;
  /** Failure that concerns the lines. */
  failure: ChangeFailure | undefined;
  /** Failure that concerns a promotion code. */
  codeFailure: ChangeFailure | undefined;
  /** Sends a change, unless one is pending. Resolves to whether it succeeded. */
  change: (send: () => Promise<unknown>, options?: ChangeOptions) => Promise<boolean>;
  /** Revalidates every query of the cart, including the item count in the header. */
  revalidate: () => Promise<unknown>;
}

/** Changes the cart, one change at a time. The cart revalidates automatically (src/lib/cache). */
export function useCartChange(): CartChange {
  const site = useSite();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure & { isOfCodes: boolean }>();

  const revalidate = () => {
    const [path] = cartQuery(site).key;
    return mutate((key) => Array.isArray(key) && key[0] === path);
  };

  const clearBusyAfter = (loading: Promise<unknown>) => loading.finally(() => setBusy(false));

  const wasMade = async (error: unknown, isMade: IsMade | undefined) => {
    if (!isMade || !leavesOutcomeOpen(error)) return false;
    try {
      return isMade(await cartQuery(site).fetch({}));
    } catch {
      return false;
    }
  };

  const change: CartChange['change'] = async (send, { isMade, place = 'lines' } = {}) => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      void clearBusyAfter(pendingRevalidation().catch(revalidate));
      return true;
    } catch (error) {
      if (await wasMade(error, isMade)) {
        void clearBusyAfter(revalidate());
        return true;
      }
      const failed: typeof failure = {
        message: isApiError(error) ? error.serverMessage : '',
        isOfCodes: place === 'codes',
        lineId: typeof place === 'object' ? place.lineId : undefined,
      };
      // Another tab may have changed the cart, so revalidate before showing the error.
      void clearBusyAfter(revalidate().finally(() => setFailure(isMissingLine(error) ? undefined : failed)));
      return false;
    }
  };

  return {
    busy,
    failure: failure?.isOfCodes ? undefined : failure,
    codeFailure: failure?.isOfCodes ? failure : undefined,
    change,
    revalidate,
  };
}

/** Returns whether the line is gone, which the cart reports once it is read again. */
function isMissingLine(error: unknown): boolean {
  return isApiError(error) && error.key === '_ERR_BAD_PARMS' && error.parameters.includes('orderItemId');
}
