import {
  assignPromotionCode,
  deleteCartItem,
  removePromotionCode,
  updateCartItem,
} from '@generated/cart/cart';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isApiError } from '@/platform/http/api-error';
import { consequencesOfMutation } from '@/platform/http/mutation-listener';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';
import { cartRead } from './cart-read';
import type { CartEntry } from './cart-view';

/** What went wrong with a change: the platform's own words, or '' when it gave none. */
export interface ChangeFailure {
  message: string;
}

export interface CartChanges {
  /** A change is under way, or the cart that it made is not here yet: what is shown must not be built upon. */
  busy: boolean;
  failure: ChangeFailure | undefined;
  setQuantity: (entry: CartEntry, quantity: number) => Promise<boolean>;
  remove: (entry: CartEntry) => Promise<boolean>;
  /** 'refused': the platform knows no use for this code, which is the field's matter. Other failures are in `failure`. */
  addCode: (code: string) => Promise<'added' | 'refused' | 'failed'>;
  removeCode: (code: string) => Promise<boolean>;
}

/** Keys of a code that does not exist, has expired, does not fit the cart or is no possible code at all. */
const CODE_REFUSALS = new Set(['ERR_PROMOTION_CODE_INVALID', '_ERR_BAD_PARMS']);

/**
 * Changes of the cart, one at a time. The cart itself is read again after each (platform/cache), so a change resolves to
 * whether it succeeded and nothing more.
 */
export function useCartChanges(): CartChanges {
  const store = useStore();
  const { storeId, languageId } = store;
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
      void untilShown(consequencesOfMutation().catch(readAgain));
      return true;
    } catch (error) {
      const message = isApiError(error) ? error.serverMessage : '';
      // What the change was about may be gone, such as by another tab; only then is it known what to say of the cart.
      void untilShown(readAgain().finally(() => setFailure({ message })));
      return false;
    }
  };

  /** The header's count reads the cart too. */
  const readAgain = () => {
    const [path] = cartRead(store).key;
    return mutate((key) => Array.isArray(key) && key[0] === path);
  };

  const untilShown = (reading: Promise<unknown>) => reading.finally(() => setBusy(false));

  return {
    busy,
    failure,
    setQuantity: (entry, quantity) =>
      change(() => {
        const lines = [entry, ...entry.extras].map(({ orderItemId }) => ({
          orderItemId,
          quantity: `${quantity}.0`,
        }));
        return updateCartItem(storeId, { orderItem: lines, x_calculateOrder: '1' }, params);
      }),
    remove: async (entry) => {
      const removed = await change(() =>
        deleteCartItem(storeId, { orderItemId: entry.orderItemId, calculateOrder: '1' }, params),
      );
      if (removed) track({ name: 'remove_from_cart', upc: entry.upc });
      return removed;
    },
    addCode: async (code) => {
      let refused = false;
      const settled = await change(() =>
        assignPromotionCode(storeId, { promoCode: code }, params).catch((error: unknown) => {
          refused = isCodeRefusal(error);
          if (!refused) throw error;
        }),
      );
      if (refused) return 'refused';
      return settled ? 'added' : 'failed';
    },
    removeCode: (code) => change(() => removePromotionCode(storeId, code, params)),
  };
}

function isCodeRefusal(error: unknown): boolean {
  return isApiError(error) && CODE_REFUSALS.has(error.key);
}
