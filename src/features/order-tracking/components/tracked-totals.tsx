import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import type { TrackedOrder } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';

/** Shows the costs of the order, so that its lines add up. */
export function TrackedTotals({ order }: { order: TrackedOrder }) {
  const { discount, insurance, shipping, tax, total } = order;
  const { t } = useLingui();
  const { locale } = useSite();
  if (total === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-1 gap-2">
        {insurance ? (
          <PriceRow label={t`Vision insurance`} amount={formatMoney(insurance, locale)} tone="saving" />
        ) : null}
        {discount ? (
          <PriceRow label={t`Discounts`} amount={formatMoney(discount, locale)} tone="saving" />
        ) : null}
        {shipping === undefined ? null : (
          <PriceRow label={t`Shipping`} amount={shipping === 0 ? t`Free` : formatMoney(shipping, locale)} />
        )}
        {tax ? <PriceRow label={t`Tax`} amount={formatMoney(tax, locale)} /> : null}
      </dl>
      <dl className="font-semibold text-lg">
        <PriceRow label={t`Order total`} amount={formatMoney(total, locale)} />
      </dl>
    </div>
  );
}
