import { Trans } from '@lingui/react/macro';
import type { Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { cx } from '@/ui/lib/cx';

interface PriceTotalProps {
  total: Cents;
  isFrom?: boolean;
  /** Puts the amount below its label, beside a button. */
  isStacked?: boolean;
}

/** Shows the total as a live region: a screen reader hears it once per change. */
export function PriceTotal({ total, isFrom = false, isStacked = false }: PriceTotalProps) {
  const { locale } = useSite();
  return (
    <output className={cx('flex', isStacked ? 'flex-col' : 'items-baseline justify-between gap-4')}>
      {/* With the key it stays true while the browser translates the page. */}
      <span key={String(isFrom)} className={isStacked ? 'text-ink-soft text-sm' : 'font-medium'}>
        {isFrom ? <Trans>Total from</Trans> : <Trans>Total</Trans>}
      </span>{' '}
      <span className="font-medium text-xl">{formatMoney(total, locale)}</span>
    </output>
  );
}
