import { useRef, useState } from 'react';
import type { OpenAddition } from '@/lib/cart/add-once';
import { isApiError } from '@/lib/http/api-error';
import { prepareUser } from '@/lib/http/user-recovery';
import { preload } from '@/lib/hydration/load-with-retry';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { leavingDocument } from '@/lib/navigation/leaving';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { outOfStockUpc } from '@/lib/product/out-of-stock';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { track } from '@/lib/tracking/track';
import { forgetOpenPanel } from '../state/panel-open';
import type { Glasses } from './add-to-cart';
import type { AddCompletion } from './complete-add';

/** Error key: nothing is left of the product. */
const OUT_OF_STOCK = '_API_CANT_RESOLVE_FFMCENTER';

export interface GlassesToAdd extends Glasses, Omit<AddCompletion, 'lensType'> {
  upc: string;
}

export interface AddToCart {
  /** Ignores calls while one is pending. On success, navigates to the recalculation. */
  add: (glasses: GlassesToAdd) => Promise<void>;
  /** Call when the shopper is about to add: loads the code, and makes a new visitor a guest. */
  prepare: () => void;
  busy: boolean;
  /** Error of the last attempt; `message` is the commerce API's and may be ''. */
  failure: { message: string; isConnection: boolean } | undefined;
}

/** Adds to the cart (000 §4). The cart count revalidates automatically (src/lib/cache). */
export function useAddToCart(): AddToCart {
  const site = useSite();
  const navigate = useNavigate();
  const pending = useRef(false);
  const open = useRef<OpenAddition>({});
  const [sending, setSending] = useState(false);
  const leaving = useStoreValue(leavingDocument);
  const [failure, setFailure] = useState<AddToCart['failure']>();

  const add = async ({ upc, perkCode, prescription, picture, ...glasses }: GlassesToAdd) => {
    // A ref, because both clicks of a double click would see the same state.
    if (pending.current || leavingDocument.read()) return;
    pending.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      // Loaded on the first click, so that the page paints without the cart client.
      const [{ addToCart }, { completeAdd }] = await loadCode();
      const added = await addToCart(site, glasses, open.current);
      outOfStockUpc.set(undefined);
      track({ name: 'add_to_cart', upc });
      await completeAdd(site, added, {
        lensType: lensTypeOf(glasses),
        prescription,
        picture,
        perkCode,
      });
      forgetOpenPanel();
      void navigate(checkoutPaths.recalculation(site, added.orderId));
    } catch (error) {
      track({ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' });
      const cause = error instanceof Error ? error.cause : undefined;
      if (isApiError(cause) && cause.key === OUT_OF_STOCK) outOfStockUpc.set(upc);
      setFailure(toAddFailure(cause));
    } finally {
      pending.current = false;
      setSending(false);
    }
  };

  const prepare = () => {
    preload(loadCode)();
    void prepareUser(site.storeId);
  };

  return { add, prepare, busy: sending || leaving, failure };
}

function toAddFailure(cause: unknown): AddToCart['failure'] {
  const apiError = isApiError(cause) ? cause : undefined;
  return {
    message: apiError?.serverMessage ?? '',
    isConnection: !navigator.onLine || apiError?.kind === 'network-error',
  };
}

const loadCode = () => Promise.all([import('./add-to-cart'), import('./complete-add')]);

/** Returns the lens type. A lens of an unknown type takes a prescription. */
function lensTypeOf({ lens }: Glasses): string | undefined {
  return lens && (lens.type ?? '');
}
