import type { Cart } from '@generated/cart/model/cart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Accordion } from '@/ui/disclosure/accordion';
import { toAppliedCodes } from '../api/to-cart-view';
import { useCartChanges } from '../api/use-cart-changes';
import { PromotionCodes } from '../components/promotion-codes';

/** Offers promotion codes at checkout. Closed without one: an open field makes shoppers leave to look for a code. */
export function CheckoutCodes({ order }: { order: Cart }) {
  const { t } = useLingui();
  const changes = useCartChanges();
  const codes = toAppliedCodes(order);
  // Afterwards it is open or closed as the shopper leaves it.
  const [open] = useState(codes.length > 0);
  return (
    <Accordion title={t`Promotion code`} open={open}>
      <PromotionCodes
        codes={codes}
        total={order.grandTotal}
        changes={changes}
        disabled={order.locked === 'true'}
        outdated={false}
      />
    </Accordion>
  );
}
