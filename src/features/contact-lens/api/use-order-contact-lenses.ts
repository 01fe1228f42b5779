import { useRef, useState } from 'react';
import { CONTACT_LENS_PARAMETERS, type ContactLensParameter } from '@/domain/contact-lens/combinations';
import type { OpenAddition } from '@/lib/cart/add-once';
import { isApiError } from '@/lib/http/api-error';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { leavingDocument } from '@/lib/navigation/leaving';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { track } from '@/lib/tracking/track';
import { forgetLensOrder } from '../state/lens-order-draft';
import type { ContactLensOrder } from './order-contact-lenses';

/** Error of the last attempt. */
export interface OrderFailure {
  /** Message of the commerce API; may be ''. */
  message: string;
  /** The parameter that is not made with the other values (`_ERR_BAD_PARMS`). */
  parameter: ContactLensParameter | undefined;
  /** The new lenses are in the cart; only the line that they replace is left. Sending again would double them. */
  oldLineLeft: boolean;
}

export interface OrderContactLenses {
  /**
   * Ignores calls while one is pending. On success, navigates to the recalculation.
   * @returns false when it failed.
   */
  send: (order: ContactLensOrder & { upc: string }) => Promise<boolean>;
  busy: boolean;
  failure: OrderFailure | undefined;
}

/** Adds contact lenses to the cart, or changes a line of it. The selection is preserved until that succeeds. */
export function useOrderContactLenses(): OrderContactLenses {
  const site = useSite();
  const navigate = useNavigate();
  const pending = useRef(false);
  const open = useRef<OpenAddition>({});
  const [sending, setSending] = useState(false);
  const leaving = useStoreValue(leavingDocument);
  const [failure, setFailure] = useState<OrderFailure>();

  const send = async ({ upc, ...order }: ContactLensOrder & { upc: string }) => {
    // A ref, because both clicks of a double click would see the same state.
    if (pending.current || leavingDocument.read()) return true;
    pending.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const { orderContactLenses } = await import('./order-contact-lenses');
      const orderId = await orderContactLenses(site, order, open.current);
      if (!order.replaces) track({ name: 'add_to_cart', upc });
      forgetLensOrder();
      void navigate(checkoutPaths.recalculation(site, orderId));
      return true;
    } catch (error) {
      track({ name: 'error', message: 'Cannot add to cart', operation: 'addCartItem' });
      setFailure(toFailure(error));
      return false;
    } finally {
      pending.current = false;
      setSending(false);
    }
  };

  return { send, busy: sending || leaving, failure };
}

function toFailure(error: unknown): OrderFailure {
  const oldLineLeft = error instanceof Error && error.name === 'OldLineLeftError';
  if (!isApiError(error)) return { message: '', parameter: undefined, oldLineLeft };
  const { key, parameters, serverMessage } = error;
  const parameter = CONTACT_LENS_PARAMETERS.find(
    (name) => key === '_ERR_BAD_PARMS' && parameters.includes(name),
  );
  return { message: serverMessage, parameter, oldLineLeft };
}
