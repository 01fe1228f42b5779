import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { announce } from '@/platform/navigation/announcer';
import { Notice } from '@/ui/display/notice';
import { useCartProducts } from '../api/cart-products';
import type { CartEntry } from '../api/cart-view';
import { toCartView } from '../api/to-cart-view';
import { useCartChanges } from '../api/use-cart-changes';
import { CartEntryRow } from './cart-entry-row';
import { CartSummary } from './cart-summary';

/** The lines of a cart beside the server's sums. */
export function FilledCart({ cart }: { cart: Cart }) {
  const view = toCartView(cart, useCartProducts(cart)?.catalogEntryView);
  const changes = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const { t } = useLingui();

  const remove = async (entry: CartEntry) => {
    if (!(await changes.remove(entry))) return;
    announce(t`${entry.name} was removed from your cart.`);
    // The pressed button is gone, so focus would fall back to the top of the page.
    list.current?.focus();
  };

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="grid content-start gap-6">
        <noscript>
          <Notice title={<Trans>Changing your cart needs JavaScript</Trans>}>
            <Trans>Switch it on in your browser and load this page again.</Trans>
          </Notice>
        </noscript>
        {view.locked ? (
          <Notice tone="warning" title={t`Your cart is being looked after`}>
            <Trans>One of our team is working on it for you, so it cannot be changed right now.</Trans>
          </Notice>
        ) : null}
        {changes.failure ? (
          <Notice tone="error" live="assertive" title={t`That change was not made`}>
            {changes.failure.message || <Trans>Your cart is as it was. Please try again.</Trans>}
          </Notice>
        ) : null}
        <ul
          ref={list}
          tabIndex={-1}
          className="grid gap-8"
          aria-label={t`In your cart`}
          aria-busy={changes.busy}
        >
          {view.entries.map((entry) => (
            <CartEntryRow
              key={entry.orderItemId}
              entry={entry}
              disabled={view.locked}
              busy={changes.busy}
              onQuantity={(quantity) => void changes.setQuantity(entry, quantity)}
              onRemove={() => void remove(entry)}
            />
          ))}
        </ul>
      </div>
      <CartSummary view={view} changes={changes} />
    </div>
  );
}
