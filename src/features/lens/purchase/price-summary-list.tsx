import { Trans, useLingui } from '@lingui/react/macro';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import type { PriceSummary } from '@/domain/pricing/price-summary';
import type { SavingReason } from '@/domain/pricing/saving-reason';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';

export interface PriceSummaryListProps {
  summary: PriceSummary;
  /** Reason for `totalSaving` (domain/pricing). */
  reason: SavingReason | undefined;
  /** The promotion's text from the commerce API; '' without any. */
  promotionDetail: string;
  /** The perk's text. */
  perkTitle?: string | undefined;
}

/**
 * Shows the price summary line by line (000 §3), without the total: list prices, then each saving with its reason. Amounts of 0
 * have no line. For product page, lens panel and the lens edit of the cart.
 */
export function PriceSummaryList({ summary, reason, promotionDetail, perkTitle }: PriceSummaryListProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { framePrice, lensPrice, warrantyPrice, insuranceSaving, perkSaving, full, total } = summary;
  const money = (amount: Cents) => formatMoney(amount, locale);
  const less = (amount: Cents) => money(cents(-amount));
  return (
    <dl className="grid gap-1 text-sm">
      <PriceRow label={t`Frame`} amount={money(framePrice)} />
      {lensPrice > 0 ? <PriceRow label={t`Lenses`} amount={money(lensPrice)} /> : null}
      {warrantyPrice > 0 ? <PriceRow label={t`Protection plan`} amount={money(warrantyPrice)} /> : null}
      {full > total && full > framePrice ? <PriceRow label={t`Before savings`} amount={money(full)} /> : null}
      <Savings
        summary={summary}
        less={less}
        note={reason === 'promotion' && promotionDetail ? promotionDetail : t`Reduced price`}
      />
      {insuranceSaving > 0 ? (
        <PriceRow tone="saving" label={t`Your insurance saves`} amount={less(insuranceSaving)} />
      ) : null}
      {perkSaving > 0 ? (
        <PriceRow tone="saving" label={t`Your perk saves`} note={perkTitle} amount={less(perkSaving)} />
      ) : null}
    </dl>
  );
}

interface SavingsProps {
  summary: PriceSummary;
  less: (amount: Cents) => string;
  note: string;
}

/** Shows the savings of frame and lenses together, and each of them only if both have one. */
function Savings({ summary: { totalSaving, frameSaving, lensSaving }, less, note }: SavingsProps) {
  if (totalSaving === 0) return null;
  return (
    <>
      <PriceRow tone="saving" label={<Trans>You save</Trans>} note={note} amount={less(totalSaving)} />
      {frameSaving > 0 && lensSaving > 0 ? (
        <>
          <PriceRow tone="detail" label={<Trans>on the frame</Trans>} amount={less(frameSaving)} />
          <PriceRow tone="detail" label={<Trans>on the lenses</Trans>} amount={less(lensSaving)} />
        </>
      ) : null}
    </>
  );
}
