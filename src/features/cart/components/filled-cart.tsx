import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { useCartProducts } from '../api/cart-products';
import type { FilledCartState } from '../api/cart-query';
import type { LineItem } from '../api/cart-view';
import { toCartView } from '../api/to-cart-view';
import { useCartChanges } from '../api/use-cart-changes';
import { useLineItemNames } from '../hooks/use-line-item-names';
import { CartNotices } from './cart-notices';
import { CartSummary } from './cart-summary';
import { LineItemRow } from './line-item-row';

/** The line items of a cart and the order summary. */
export function FilledCart({ cart, outdated, retry }: Omit<FilledCartState, 'state'>) {
  const view = toCartView(cart, useCartProducts(cart)?.catalogEntryView);
  const changes = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const names = useLineItemNames(view.lineItems);
  const { t } = useLingui();

  const remove = async (lineItem: LineItem, name: string) => {
    if (!(await changes.remove(lineItem))) return;
    announce(t`${name} was removed from your cart.`);
    // The clicked button is gone, so focus would fall back to the body.
    list.current?.focus();
  };

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="grid content-start gap-6">
        <CartNotices locked={view.locked} failure={changes.failure} outdated={outdated} onRetry={retry} />
        <ul
          ref={list}
          tabIndex={-1}
          className="grid gap-8"
          aria-label={t`In your cart`}
          aria-busy={changes.busy}
        >
          {view.lineItems.map((lineItem) => {
            const name = names.get(lineItem.orderItemId) ?? lineItem.name;
            return (
              <LineItemRow
                key={lineItem.orderItemId}
                lineItem={lineItem}
                name={name}
                disabled={view.locked}
                busy={changes.busy}
                onQuantity={(quantity) => void changes.setQuantity(lineItem, quantity)}
                onRemove={() => void remove(lineItem, name)}
              />
            );
          })}
        </ul>
      </div>
      <CartSummary view={view} changes={changes} />
    </div>
  );
}
