import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import type { LineItem } from '../api/cart-view';

/** Price breakdown of a frame with lenses or a protection plan. */
export function CartExtras({ lineItem }: { lineItem: LineItem }) {
  const { locale } = useSite();
  if (lineItem.extras.length === 0) return null;
  return (
    <dl className="grid gap-1 border-line border-l-2 pl-4 text-sm">
      <div className="flex justify-between gap-4">
        <dt>
          <Trans>Frame</Trans>
        </dt>
        <dd>{formatMoney(lineItem.unitPrice, locale)}</dd>
      </div>
      {lineItem.extras.map((extra) => (
        <div key={extra.orderItemId} className="flex justify-between gap-4">
          <dt className="min-w-0">
            {extra.kind === 'LENS' ? <Trans>Lenses: {extra.name}</Trans> : extra.name}
          </dt>
          <dd>{formatMoney(extra.price, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
