import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { cx } from '@/ui/lib/cx';
import type { CartView } from '../api/cart-view';

interface OrderTotalsProps {
  view: Pick<CartView, 'totals' | 'discounts'>;
  /** Shown instead of a tax of zero while the order has no address. */
  unknownTax?: string | undefined;
}

/** The server's totals of a cart or order. */
export function OrderTotals({ view, unknownTax }: OrderTotalsProps) {
  const { t } = useLingui();
  const { products, shipping, tax, grandTotal } = view.totals;
  return (
    <dl className="grid grid-cols-1 gap-3">
      <SummaryRow label={t`Items`} amount={products} />
      {view.discounts.map((discount) => (
        <SummaryRow key={discount.id} label={discount.description} amount={cents(-discount.amount)} accent />
      ))}
      <SummaryRow label={t`Shipping`} amount={shipping} zeroLabel={t`Free`} />
      <SummaryRow label={t`Tax`} amount={tax} zeroLabel={unknownTax} />
      <SummaryRow label={t`Total`} amount={grandTotal} total />
    </dl>
  );
}

interface SummaryRowProps {
  label: ReactNode;
  amount: Cents;
  /** Shown instead of a zero amount. */
  zeroLabel?: string | undefined;
  accent?: boolean;
  /** The grand total, a live region. */
  total?: boolean;
}

function SummaryRow({ label, amount, zeroLabel, accent, total }: SummaryRowProps) {
  const { locale } = useSite();
  return (
    <div
      className={cx(
        'flex justify-between gap-4',
        accent && 'text-accent',
        total && 'mt-2 border-line border-t pt-4 font-semibold text-lg',
      )}
      aria-live={total ? 'polite' : undefined}
    >
      <dt>{label}</dt>
      <dd className="text-right">{amount === 0 && zeroLabel ? zeroLabel : formatMoney(amount, locale)}</dd>
    </div>
  );
}
