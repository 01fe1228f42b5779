import { Trans, useLingui } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { PriceSummary } from '@/domain/pricing/price-summary';
import { useSite } from '@/lib/site/site';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

export interface PriceLinesProps {
  summary: PriceSummary;
  open: boolean;
  /** Promotion details, shown below the saving. */
  note: string;
}

/** Price breakdown: frame, lenses, plan and savings (000 §3, Price summary). */
export function PriceLines({ summary, open, note }: PriceLinesProps) {
  const { t } = useLingui();
  const { framePrice, lensPrice, warrantyPrice, totalSaving } = summary;
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-sm text-sm [&::-webkit-details-marker]:hidden">
        <Trans>Price details</Trans>
        <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-1 text-sm">
        <Line label={t`Frame`} amount={framePrice} />
        {lensPrice > 0 ? <Line label={t`Lenses`} amount={lensPrice} /> : null}
        {warrantyPrice > 0 ? <Line label={t`Protection plan`} amount={warrantyPrice} /> : null}
        {totalSaving > 0 ? <Line label={t`You save`} amount={cents(-totalSaving)} saving /> : null}
      </dl>
      {note ? <p className="mt-1 text-ink-soft text-xs">{note}</p> : null}
    </details>
  );
}

function Line({ label, amount, saving }: { label: string; amount: Cents; saving?: boolean }) {
  const { locale } = useSite();
  return (
    <div className={cx('flex justify-between gap-4', saving && 'font-medium text-accent')}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{formatMoney(amount, locale)}</dd>
    </div>
  );
}
