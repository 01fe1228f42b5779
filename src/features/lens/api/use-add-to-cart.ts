import { useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@/platform/http/api-error';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';
import type { Glasses } from './add-to-cart';

export interface AddToCart {
  /** Adds once, however often it is called while the first call is under way; then leads to the recalculation. */
  add: (glasses: Glasses & { upc: string }) => Promise<void>;
  busy: boolean;
  /** What went wrong with the last try: the platform's own words, or '' when it gave none. */
  failure: { message: string } | undefined;
}

/** Adding to the cart as the product page does it (000 §4). The cart's count refreshes itself (platform/cache). */
export function useAddToCart(): AddToCart {
  const store = useStore();
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [leaving, startLeaving] = useTransition();
  const [failure, setFailure] = useState<AddToCart['failure']>();

  const add = async ({ upc, ...glasses }: Glasses & { upc: string }) => {
    // State is too late for a double click: both presses would see the old one.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      // Loaded with the first press: the page paints without the cart's client.
      const { addToCart } = await import('./add-to-cart');
      const orderId = await addToCart(store, glasses);
      track({ name: 'add_to_cart', upc });
      startLeaving(() => void navigate(storePaths.recalculation(store, orderId)));
    } catch (error) {
      track({ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' });
      setFailure({ message: refusalOf(error) });
      underWay.current = false;
    } finally {
      setSending(false);
    }
  };

  return { add, busy: sending || leaving, failure };
}

function refusalOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return isApiError(cause) ? cause.serverMessage : '';
}
