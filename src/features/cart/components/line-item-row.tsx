import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ProductImage } from '@/ui/display/product-image';
import { CartExtras } from './cart-extras';
import { ContactLensValues } from './contact-lens-values';
import { DeliveryDate } from './delivery-date';
import { LineActions } from './line-actions';
import { EyeName, SoldOutBadge } from './line-badges';
import type { LineItemRowProps } from './line-item-row-props';
import { PlanChoice } from './plan-choice';
import { PrescriptionStatus } from './prescription-status';

/** Renders one line item: picture, name, extras, quantity and price. */
export function LineItemRow(props: LineItemRowProps) {
  const { lineItem, name, disabled, busy } = props;
  const site = useSite();
  const { brand, color, image, quantity, total } = lineItem;
  return (
    <li className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-[min(1.25rem,6%)] gap-y-4 border-line border-b pb-8 max-[23rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[23rem]:gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <PageLink href={sitePaths.product(site, lineItem.upc)} aria-hidden="true" tabIndex={-1}>
        <ProductImage {...(image ? { src: image } : {})} alt="" />
      </PageLink>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            {brand ? <p className="text-ink-soft text-sm">{brand}</p> : null}
            <h2 className="font-semibold text-lg">
              <PageLink href={sitePaths.product(site, lineItem.upc)} className="hover:underline">
                {lineItem.name}
              </PageLink>
            </h2>
            <p className="text-ink-soft text-sm">
              {color}
              <EyeName lineItem={lineItem} />
            </p>
          </div>
          <p className="font-medium">{formatMoney(total, site.locale)}</p>
        </div>
        <SoldOutBadge lineItem={lineItem} />
        <CartExtras lineItem={lineItem} listsPlan={!lineItem.lens} />
        {lineItem.kind === 'contact-lens' ? <ContactLensValues {...{ lineItem, name, disabled }} /> : null}
        {lineItem.lens ? (
          <PlanChoice
            {...{ lineItem, name, disabled, busy }}
            onChange={props.onPlan}
            onOtherPlans={() => props.onLenses('plan')}
          />
        ) : null}
        <PrescriptionStatus
          {...{ lineItem, name, disabled, busy }}
          onAdd={() => props.onLenses('prescription')}
        />
        <DeliveryDate lineItem={lineItem} />
        <noscript>
          <p className="text-sm">
            <Trans>Quantity: {quantity}</Trans>
          </p>
        </noscript>
        <LineActions {...props} />
      </div>
    </li>
  );
}
