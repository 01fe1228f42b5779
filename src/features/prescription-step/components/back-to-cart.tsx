import { resetExchangeCurrentOrder } from '@generated/cart/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '@/lib/cart/cart-query';
import { leavingDocument } from '@/lib/navigation/leaving';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { leaveWith } from '@/lib/navigation/unsaved-input';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';

/**
 * Shows the link back to the cart, or of a placed order to its tracking. It cancels an open exchange first, so that the cart is
 * the current order again (003 §7).
 */
export function BackToCart({ isPlaced = false }: { isPlaced?: boolean }) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const cart = useCart();
  const [busy, setBusy] = useState(false);
  const leaving = useStoreValue(leavingDocument);
  const href = sitePaths.cart(site);
  if (isPlaced)
    return (
      <ButtonLink variant="link" render={<PageLink href={orderPaths.trackOrder(site)} />}>
        <Trans>Back to my order</Trans>
      </ButtonLink>
    );
  if (cart.state !== 'filled' || cart.cart.x_isExchangeOrder !== 'true')
    return (
      <ButtonLink variant="link" render={<PageLink href={href} />}>
        <Trans>Back to my cart</Trans>
      </ButtonLink>
    );
  const leaveExchange = async () => {
    setBusy(true);
    // The cart page shows the order that is left when it fails.
    await resetExchangeCurrentOrder(site.storeId).catch(() => {});
    setBusy(false);
    void navigate(href);
  };
  return (
    <Button
      variant="link"
      busy={busy || leaving}
      busyLabel={t`Opening your cart`}
      onClick={() => leaveWith(() => void leaveExchange())}
    >
      <Trans>Back to my cart</Trans>
    </Button>
  );
}
