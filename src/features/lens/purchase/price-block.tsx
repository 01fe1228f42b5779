import type { ReactNode } from 'react';
import type { LensView } from '../api/lens-view';
import { InstallmentMessage } from './installment-message';
import type { InstallmentProvider } from './installment-provider';
import type { ChosenParts } from './price-details-of';
import { PriceSummaryList } from './price-summary-list';
import { PriceTotal } from './price-total';
import { usePriceDetails } from './use-price-details';

export interface PriceBlockProps extends ChosenParts {
  view: LensView;
  providers: readonly InstallmentProvider[];
  /** Slot: the insurance toggle. */
  insurance: ReactNode;
}

/**
 * What everything chosen costs, for a flex column. Nothing for a price on request, or one that cannot be calculated. In a
 * held place the total stays at the end, so that lines that come later do not move it.
 */
export function PriceBlock({ view, lens, plan, providers, insurance }: PriceBlockProps) {
  const details = usePriceDetails(view, { lens, plan });
  if (!details) return insurance;
  const { total } = details.summary;
  return (
    <>
      {/* New elements with the lenses: moved ones would be a layout shift. */}
      <PriceSummaryList key={String(lens !== undefined)} {...details} />
      {insurance}
      <div className="mt-auto grid gap-2 pb-1">
        <PriceTotal total={total} />
        <InstallmentMessage total={total} providers={providers} />
      </div>
    </>
  );
}
