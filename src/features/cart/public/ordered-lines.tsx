import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatDay } from '@/domain/dates/format-day';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';
import { ChangingText } from '@/ui/display/changing-text';
import { ProductImage } from '@/ui/display/product-image';
import { useCartProducts } from '../api/cart-products';
import type { LineItem } from '../api/cart-view';
import { toCartView } from '../api/to-cart-view';
import { CartExtras } from '../components/cart-extras';
import { ContactLensParameters } from '../components/contact-lens-parameters';
import { EyeName, SoldOutBadge } from '../components/line-badges';
import { OrderTotals } from '../components/order-totals';

/** Lines and totals of a cart or placed order, to read. For the checkout and the receipt. */
export function OrderedLines({ order }: { order: Cart }) {
  const { t } = useLingui();
  const view = toCartView(order, useCartProducts(order)?.catalogEntryView);
  const hasAddress = order.orderItem?.some(({ addressLine = [] }) => addressLine.length > 0) ?? false;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul aria-label={t`Items`} className="grid grid-cols-1 gap-5">
        {view.lineItems.map((lineItem) => (
          <OrderedLine key={lineItem.orderItemId} lineItem={lineItem} />
        ))}
      </ul>
      <div className="border-line border-t pt-5">
        <OrderTotals view={view} unknownTax={hasAddress ? undefined : t`Calculated with your address`} />
      </div>
    </div>
  );
}

function OrderedLine({ lineItem }: { lineItem: LineItem }) {
  const { locale } = useSite();
  const { name, brand, color, eye, image, quantity, total } = lineItem;
  const details = [brand, color].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[min(5rem,25%)_minmax(0,1fr)] gap-x-[min(1rem,6%)]">
      <ProductImage {...(image ? { src: image } : {})} alt="" className="self-start" />
      <div className="grid grid-cols-1 content-start gap-1.5 text-sm">
        <div className="flex flex-wrap justify-between gap-x-4">
          <p className="min-w-0 grow basis-20 font-semibold text-base">
            {quantity > 1 ? `${name} × ${quantity}` : name}
          </p>
          <p className="whitespace-nowrap">{formatMoney(total, locale)}</p>
        </div>
        <p className="text-ink-soft">
          {details}
          {details && eye ? ' · ' : null}
          <EyeName lineItem={lineItem} />
        </p>
        <ContactLensParameters lineItem={lineItem} />
        <SoldOutBadge lineItem={lineItem} />
        <CartExtras lineItem={lineItem} listsPlan />
        <Arrival lineItem={lineItem} />
      </div>
    </li>
  );
}

/** Shows the commerce API's delivery date of a line. */
function Arrival({ lineItem: { items } }: { lineItem: LineItem }) {
  const { languageTag } = useSite();
  const [item] = items;
  const earliest = parseIsoDay(item?.x_earliestDelivery ?? '');
  const latest = parseIsoDay(item?.x_latestDelivery ?? '');
  if (item?.x_prescriptionNeeded === 'true')
    return (
      <p>
        <Badge tone="warning" className="max-w-full whitespace-normal">
          <Trans>Prescription needed</Trans>
        </Badge>
      </p>
    );
  if (!earliest || !latest) return null;
  const [first, last] = [formatDay(earliest, languageTag), formatDay(latest, languageTag)];
  return (
    <p className="text-ink-soft">
      <ChangingText>
        {first === last ? (
          <Trans>Arrives {first}</Trans>
        ) : (
          <Trans>
            Arrives {first} to {last}
          </Trans>
        )}
      </ChangingText>
    </p>
  );
}
