import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { HYDRATED_AT_ONCE } from '@/lib/hydration/hydrated-at-once';
import type { InsuranceToggleState } from '@/lib/insurance/slot-props';
import type { QuoteState } from '@/lib/insurance/use-insurance-quote';
import type { InstallmentProvider } from '@/lib/payment/payment-methods';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';
import type { LensView } from '../api/lens-view';
import { InstallmentMessage } from './installment-message';
import { insuranceEffectOf, type LensAndPlan } from './price-details-of';
import { PriceSummaryList } from './price-summary-list';
import { PriceTotal } from './price-total';
import { usePriceDetails } from './use-price-details';

export interface PriceBlockProps extends LensAndPlan {
  view: LensView;
  providers: readonly InstallmentProvider[];
  quote: QuoteState;
  /** Lenses can be chosen, and none are yet. */
  offersLenses: boolean;
  /** Slot: the insurance toggle. */
  renderInsurance: ((state: InsuranceToggleState) => ReactNode) | undefined;
}

/**
 * Shows the total price, for a flex column. Shows nothing for a price on request, or one that cannot be calculated. In a
 * reserved space the total is at the end, so that later lines do not move it.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { view, lens, plan, providers, quote, offersLenses, renderInsurance } = props;
  const details = usePriceDetails(view, { lens, plan });
  // The browser tracks it, at once.
  if (details === 'invalid') return <span hidden {...HYDRATED_AT_ONCE} />;
  if (!details) return null;
  const { total, gvpBasePrice, lensPrice, insuranceSaving } = details.summary;
  // Below the total, because it is not part of it.
  const pairPrice = lensPrice === 0 && insuranceSaving === 0 ? gvpBasePrice : undefined;
  const effect = insuranceEffectOf(view, { lens, plan });
  const { promotion } = view;
  return (
    <>
      {/* New elements with the lenses and with insurance: moved ones would be a layout shift. */}
      <Fragment key={String(lens !== undefined)}>
        {renderInsurance?.({ quote, effect, promotion, offersLenses })}
      </Fragment>
      <PriceSummaryList key={`${lens !== undefined} ${view.insurance !== undefined}`} {...details} />
      <div className="mt-auto grid gap-2 pb-1">
        <PriceTotal total={total} />
        {pairPrice === undefined ? null : (
          <dl className="text-sm">
            <PriceRow tone="detail" label={t`Complete pair from`} amount={formatMoney(pairPrice, locale)} />
          </dl>
        )}
        <InstallmentMessage total={total} providers={providers} />
      </div>
    </>
  );
}
