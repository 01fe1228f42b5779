import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { OrderContactLenses } from '../api/use-order-contact-lenses';
import type { LensProduct } from '../state/lens-product';
import { OrderFailure } from './order-failure';
import { OrderTotal } from './order-total';
import { SupplyButton } from './supply-button';

export interface OrderPurchaseProps extends Pick<OrderContactLenses, 'busy' | 'failure'> {
  lens: LensProduct;
  /** Boxes for all eyes. */
  boxes: number;
  /** A line of the cart is changed. */
  changesLine: boolean;
  /** Slot in place of the total and the button while the price is on request. */
  priceRequest: ReactNode;
  /** Sets the boxes of each ordered eye. */
  onBoxes: (boxes: number) => void;
}

/** Shows the largest supply, the total and the submit button; for a lens that cannot be ordered, why not. */
export function OrderPurchase(props: OrderPurchaseProps) {
  const { lens, boxes, changesLine, priceRequest, busy, failure, onBoxes } = props;
  const { t } = useLingui();
  if (lens.soldOut) {
    return (
      <Notice title={<Trans>Sold out</Trans>}>
        <Trans>These lenses cannot be ordered online at present.</Trans>
      </Notice>
    );
  }
  if (!lens.price) return priceRequest;
  return (
    <div className="grid gap-4">
      <SupplyButton lens={lens} onBoxes={onBoxes} />
      <OrderTotal price={lens.price} boxes={boxes} />
      <OrderFailure {...{ failure, lens }} />
      {failure?.oldLineLeft ? null : (
        <Button
          type="submit"
          size="lg"
          wide
          className="noscript:hidden"
          busy={busy}
          busyLabel={t`Adding to your cart`}
        >
          {changesLine ? <Trans>Update cart</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      )}
    </div>
  );
}
