import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { ProductImage } from '@/ui/display/product-image';
import { QuantityField } from '@/ui/fields/quantity-field';
import type { LineItem } from '../api/cart-view';
import { CartExtras } from './cart-extras';

export interface LineItemRowProps {
  lineItem: LineItem;
  /** Unique name for the accessible names of its buttons. */
  name: string;
  /** The cart is locked. */
  disabled: boolean;
  /** A change is pending. Unlike `disabled`, controls keep keyboard focus. */
  busy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line item: picture, name, extras, quantity and price. */
export function LineItemRow({ lineItem, name, disabled, busy, onQuantity, onRemove }: LineItemRowProps) {
  const site = useSite();
  const { t } = useLingui();
  const { brand, color, image, quantity, total } = lineItem;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-b pb-8 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <PageLink href={sitePaths.product(site, lineItem.upc)} aria-hidden="true" tabIndex={-1}>
        <ProductImage {...(image ? { src: image } : {})} alt="" />
      </PageLink>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div>
            {brand ? <p className="text-ink-soft text-sm">{brand}</p> : null}
            <h2 className="font-semibold text-lg">
              <PageLink href={sitePaths.product(site, lineItem.upc)} className="hover:underline">
                {lineItem.name}
              </PageLink>
            </h2>
            <p className="text-ink-soft text-sm">
              {color}
              {lineItem.eye === 'left' ? <Trans>Left eye</Trans> : null}
              {lineItem.eye === 'right' ? <Trans>Right eye</Trans> : null}
            </p>
          </div>
          <p className="font-medium">{formatMoney(total, site.locale)}</p>
        </div>
        {lineItem.soldOut ? (
          <p>
            <Badge tone="warning">
              <Trans>Sold out</Trans>
            </Badge>
          </p>
        ) : null}
        <CartExtras lineItem={lineItem} />
        <noscript>
          <p className="text-sm">
            <Trans>Quantity: {quantity}</Trans>
          </p>
        </noscript>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 noscript:hidden">
          <QuantityField
            label={t`Quantity of ${name}`}
            labelHidden
            decreaseLabel={t`One ${name} less`}
            increaseLabel={t`One ${name} more`}
            value={quantity}
            disabled={disabled}
            readOnly={busy}
            onChange={onQuantity}
          />
          <Button
            variant="quiet"
            className="max-sm:-ml-5"
            onClick={onRemove}
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-label={t`Remove ${name}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}
