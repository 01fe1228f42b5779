import {
  assignPromotionCode,
  deleteCartItem,
  removePromotionCode,
  updateCartItem,
} from '@generated/cart/cart';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { cartQuery } from './cart-query';
import type { LineItem } from './cart-view';

/** Error of a change; `message` comes from the commerce API and may be ''. */
export interface ChangeFailure {
  message: string;
}

export interface CartChanges {
  /** A change is pending or the changed cart has not loaded yet. */
  busy: boolean;
  failure: ChangeFailure | undefined;
  setQuantity: (lineItem: LineItem, quantity: number) => Promise<boolean>;
  remove: (lineItem: LineItem) => Promise<boolean>;
  /** 'rejected' is a validation error of the code field; other errors are in `failure`. */
  addCode: (code: string) => Promise<'added' | 'rejected' | 'failed'>;
  removeCode: (code: string) => Promise<boolean>;
}

/** Error keys for a code that is unknown, expired, not applicable to the cart or malformed. */
const INVALID_CODE_ERRORS = new Set(['ERR_PROMOTION_CODE_INVALID', '_ERR_BAD_PARMS']);

/**
 * Mutations of the cart, one at a time. Each one resolves to whether it succeeded; the cart revalidates by itself
 * (src/lib/cache).
 */
export function useCartChanges(): CartChanges {
  const site = useSite();
  const { storeId, languageId } = site;
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure>();
  const params = { langId: languageId };

  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      void clearBusyAfter(pendingRevalidation().catch(revalidate));
      return true;
    } catch (error) {
      const message = isApiError(error) ? error.serverMessage : '';
      // Another tab may have changed the cart, so revalidate before showing the error.
      void clearBusyAfter(revalidate().finally(() => setFailure({ message })));
      return false;
    }
  };

  /** Revalidates every query of the cart, including the header's count. */
  const revalidate = () => {
    const [path] = cartQuery(site).key;
    return mutate((key) => Array.isArray(key) && key[0] === path);
  };

  const clearBusyAfter = (loading: Promise<unknown>) => loading.finally(() => setBusy(false));

  return {
    busy,
    failure,
    setQuantity: (lineItem, quantity) =>
      change(() => {
        const lines = [lineItem, ...lineItem.extras].map(({ orderItemId }) => ({
          orderItemId,
          quantity: `${quantity}.0`,
        }));
        return updateCartItem(storeId, { orderItem: lines, x_calculateOrder: '1' }, params);
      }),
    remove: async (lineItem) => {
      const removed = await change(() =>
        deleteCartItem(storeId, { orderItemId: lineItem.orderItemId, calculateOrder: '1' }, params),
      );
      if (removed) track({ name: 'remove_from_cart', upc: lineItem.upc });
      return removed;
    },
    addCode: async (code) => {
      let rejected = false;
      const succeeded = await change(() =>
        assignPromotionCode(storeId, { promoCode: code }, params).catch((error: unknown) => {
          rejected = isInvalidCodeError(error);
          if (!rejected) throw error;
        }),
      );
      if (rejected) return 'rejected';
      return succeeded ? 'added' : 'failed';
    },
    removeCode: (code) => change(() => removePromotionCode(storeId, code, params)),
  };
}

function isInvalidCodeError(error: unknown): boolean {
  return isApiError(error) && INVALID_CODE_ERRORS.has(error.key);
}
