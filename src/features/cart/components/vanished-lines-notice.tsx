import { Plural, Trans } from '@lingui/react/macro';
import { LOCALES } from '@/domain/locale/locales';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useCartProducts } from '../api/cart-products';
import { toCartView } from '../api/to-cart-view';
import { useLineItemNames } from '../hooks/use-line-item-names';
import type { VanishedLines } from '../hooks/use-vanished-lines';

/** Says which lines were removed in another tab or window. */
export function VanishedLinesNotice({
  cart,
  orderItemIds,
  onDismiss,
}: VanishedLines & { onDismiss: () => void }) {
  const { locale } = useSite();
  const { lineItems } = toCartView(cart, useCartProducts(cart)?.catalogEntryView);
  const names = [...useLineItemNames(lineItems)].flatMap(([id, name]) => (orderItemIds.has(id) ? name : []));
  const list = new Intl.ListFormat(LOCALES[locale].languageTag).format(names);
  return (
    <Notice
      live="polite"
      title={
        <Plural
          value={names.length}
          one={`${list} is no longer in your cart`}
          other={`${list} are no longer in your cart`}
        />
      }
      action={
        <Button variant="link" onClick={onDismiss}>
          <Trans>Close this message</Trans>
        </Button>
      }
    >
      <Trans>Your cart was changed in another tab or window.</Trans>
    </Notice>
  );
}
