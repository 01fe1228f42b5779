import { useLingui } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';
import type { CartView } from '../api/cart-view';

interface OrderTotalsProps {
  view: Pick<CartView, 'totals' | 'discounts'>;
  /** Shown instead of a tax of zero while the order has no address. */
  unknownTax?: string | undefined;
}

/** Shows the server's totals of a cart or order. */
export function OrderTotals({ view, unknownTax }: OrderTotalsProps) {
  const { t } = useLingui();
  const { products, shipping, tax, grandTotal } = view.totals;
  const { locale } = useSite();
  const money = (amount: Cents) => formatMoney(amount, locale);
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-1 gap-3">
        <PriceRow label={t`Items`} amount={money(products)} />
        {view.discounts.map(({ id, description, amount }) => (
          <PriceRow key={id} tone="saving" label={description} amount={money(cents(-amount))} />
        ))}
        <PriceRow label={t`Shipping`} amount={shipping === 0 ? t`Free` : money(shipping)} />
        <PriceRow label={t`Tax`} amount={tax === 0 && unknownTax ? unknownTax : money(tax)} />
      </dl>
      <dl className="border-line border-t pt-4 font-semibold text-lg" aria-live="polite" aria-atomic>
        <PriceRow label={t`Total`} amount={money(grandTotal)} />
      </dl>
    </div>
  );
}
