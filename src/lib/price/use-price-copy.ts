import { useLingui } from '@lingui/react/macro';
import type { Cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';

export interface Prices {
  offer: Cents;
  /** Equals `offer` without a discount. */
  list: Cents;
  /** Whole percent of the discount badge; 0 or absent without a badge. */
  badgePercent?: number;
}

/** Returns the texts of a price line (`PriceLine` in src/ui), in the shopper's language and currency. */
export function usePriceCopy(price: Prices | undefined) {
  const { locale } = useSite();
  const { t } = useLingui();
  if (!price) return { missing: t`Price on request` };
  const { offer, list, badgePercent: percent = 0 } = price;
  const now = formatMoney(offer, locale);
  if (list <= offer) return { now };
  return {
    now,
    was: formatMoney(list, locale),
    nowLabel: t`Now`,
    wasLabel: t`Was`,
    discount: percent > 0 ? t`${percent}% off` : undefined,
  };
}
