import type { CartItem } from '@generated/cart/model/cartItem';
import { useEffect, useRef, useState } from 'react';
import type { CartState } from '@/lib/cart/cart-query';
import { isOwnRemoval } from '../state/removed-line';

export interface VanishedLines {
  /** Names of the lines that went last without this tab having removed them. */
  names: readonly string[];
  dismiss: () => void;
}

/** Notices lines that were removed in another tab or window. The cart revalidates when this one gets focus. */
export function useVanishedLines(cart: CartState): VanishedLines {
  const known = useRef<readonly CartItem[]>([]);
  const [names, setNames] = useState<readonly string[]>([]);
  const items = currentItems(cart);

  useEffect(() => {
    if (!items) return;
    const present = new Set(items.map(({ orderItemId }) => orderItemId));
    const vanished = known.current.filter(
      (item) => isMainItem(item) && !present.has(item.orderItemId) && !isOwnRemoval(item.orderItemId),
    );
    known.current = items;
    if (vanished.length > 0) setNames(vanished.map(nameOf));
  }, [items]);

  return { names, dismiss: () => setNames([]) };
}

const NO_ITEMS: readonly CartItem[] = [];

/** Undefined while the cart is not known. */
function currentItems(cart: CartState): readonly CartItem[] | undefined {
  if (cart.state === 'empty') return NO_ITEMS;
  return cart.state === 'filled' ? cart.cart.orderItem : undefined;
}

/** A lens or plan goes with its frame, or by an edit. */
function isMainItem({ comments }: CartItem): boolean {
  return comments !== 'LENS' && comments !== 'WARRANTY';
}

function nameOf({ xitem_descriptiveName, partNumber }: CartItem): string {
  return xitem_descriptiveName || partNumber;
}
