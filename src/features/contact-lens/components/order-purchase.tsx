import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductPrice } from '@/domain/catalog/price';
import { multiply } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import { Notice } from '@/ui/display/notice';
import type { OrderContactLenses } from '../api/use-order-contact-lenses';
import { type LensProduct, supplyOf } from '../state/lens-product';
import { OrderFailure } from './order-failure';

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

interface SupplyButtonProps {
  lens: LensProduct;
  onBoxes: (boxes: number) => void;
}

/**
 * Sets the boxes to a year's supply, or to the largest that one order line holds. Nothing without a known wear schedule and
 * box size.
 */
function SupplyButton({ lens, onBoxes }: SupplyButtonProps) {
  const supply = supplyOf(lens);
  if (!supply) return null;
  const { boxes, months, yearBoxes } = supply;
  const isYear = boxes === yearBoxes;
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" onClick={() => onBoxes(boxes)}>
        {isYear ? (
          <Plural
            value={boxes}
            one="A year’s supply: # box per eye"
            other="A year’s supply: # boxes per eye"
          />
        ) : (
          <Plural
            value={months}
            one={`Supply for # month: ${boxes} boxes per eye`}
            other={`Supply for # months: ${boxes} boxes per eye`}
          />
        )}
      </Button>
      {isYear ? null : (
        <p className="text-ink-soft text-sm">
          <ChangingText>
            <Trans>
              A year takes {yearBoxes} boxes per eye; one order holds {boxes}.
            </Trans>
          </ChangingText>
        </p>
      )}
    </div>
  );
}

/** Shows the boxes of all eyes with price and saving, read to screen readers after each change. */
function OrderTotal({ price, boxes }: { price: ProductPrice; boxes: number }) {
  const { locale } = useSite();
  const saving = formatMoney(multiply(price.saving, boxes), locale);
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">
        <Trans>Total</Trans>{' '}
        <span className="font-normal text-ink-soft text-sm">
          <ChangingText>
            <Plural value={boxes} one="# box" other="# boxes" /> × {formatMoney(price.offer, locale)}
          </ChangingText>
        </span>
      </span>{' '}
      <span className="font-medium text-xl">{formatMoney(multiply(price.offer, boxes), locale)}</span>{' '}
      {price.saving > 0 ? (
        <span className="w-full text-accent text-sm">
          <ChangingText>
            <Trans>You save {saving}</Trans>
          </ChangingText>
        </span>
      ) : null}
    </output>
  );
}
