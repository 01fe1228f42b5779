import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { announce } from '@/platform/navigation/announcer';
import { useCartProducts } from '../api/cart-products';
import type { FilledCartState } from '../api/cart-read';
import type { CartEntry } from '../api/cart-view';
import { toCartView } from '../api/to-cart-view';
import { useCartChanges } from '../api/use-cart-changes';
import { CartEntryRow } from './cart-entry-row';
import { CartNotices } from './cart-notices';
import { CartSummary } from './cart-summary';
import { useEntryNames } from './use-entry-names';

/** The line items of a cart and the order summary. */
export function FilledCart({ cart, outdated, retry }: Omit<FilledCartState, 'state'>) {
  const view = toCartView(cart, useCartProducts(cart)?.catalogEntryView);
  const changes = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const names = useEntryNames(view.entries);
  const { t } = useLingui();

  const remove = async (entry: CartEntry, name: string) => {
    if (!(await changes.remove(entry))) return;
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
          {view.entries.map((entry) => {
            const name = names.get(entry.orderItemId) ?? entry.name;
            return (
              <CartEntryRow
                key={entry.orderItemId}
                entry={entry}
                name={name}
                disabled={view.locked}
                busy={changes.busy}
                onQuantity={(quantity) => void changes.setQuantity(entry, quantity)}
                onRemove={() => void remove(entry, name)}
              />
            );
          })}
        </ul>
      </div>
      <CartSummary view={view} changes={changes} />
    </div>
  );
}
