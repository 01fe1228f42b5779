import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { useEffect, useRef, useState } from 'react';
import type { CartState } from '@/lib/cart/cart-query';
import { isOwnRemoval } from '../state/removed-line';

export interface VanishedLines {
  /** The last cart that had them, which distinguishes lines of the same name. */
  cart: Cart;
  orderItemIds: ReadonlySet<string>;
}

/**
 * Notices lines that were removed in another tab or window. The cart revalidates when this one gets focus.
 *
 * @returns the lines that disappeared last without a removal in this tab, and a function that forgets them.
 */
export function useVanishedLines(
  cart: CartState,
): [vanished: VanishedLines | undefined, dismiss: () => void] {
  const known = useRef<Cart>(undefined);
  const [vanished, setVanished] = useState<VanishedLines>();
  const current = cart.state === 'filled' ? cart.cart : undefined;
  const items = current?.orderItem;
  const isEmpty = cart.state === 'empty';

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the items of the cart
  useEffect(() => {
    if (!items && !isEmpty) return;
    const present = new Set(items?.map(({ orderItemId }) => orderItemId));
    const before = known.current;
    const ids = (before?.orderItem ?? [])
      .filter((item) => isMainItem(item) && !present.has(item.orderItemId) && !isOwnRemoval(item.orderItemId))
      .map(({ orderItemId }) => orderItemId);
    known.current = current;
    if (before && ids.length > 0) setVanished({ cart: before, orderItemIds: new Set(ids) });
  }, [items, isEmpty]);

  return [vanished, () => setVanished(undefined)];
}

/** Returns whether an item is a line by itself. A lens or plan disappears with its frame, or by an edit. */
function isMainItem({ comments }: CartItem): boolean {
  return comments !== 'LENS' && comments !== 'WARRANTY';
}
