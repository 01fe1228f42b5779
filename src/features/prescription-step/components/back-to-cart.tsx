import { resetExchangeCurrentOrder } from '@generated/cart/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCart } from '@/lib/cart/cart-query';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';

/** The link back to the cart. It cancels an open exchange first, so that the cart is the current order again (003 §7). */
export function BackToCart() {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const cart = useCart();
  const [busy, setBusy] = useState(false);
  const href = sitePaths.cart(site);
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
    void navigate(href);
  };
  return (
    <Button variant="link" busy={busy} busyLabel={t`Opening your cart`} onClick={() => void leaveExchange()}>
      <Trans>Back to my cart</Trans>
    </Button>
  );
}
