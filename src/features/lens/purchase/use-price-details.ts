import { useMemo } from 'react';
import { useTrackError } from '@/lib/tracking/use-track-error';
import type { LensView } from '../api/lens-view';
import { type LensAndPlan, priceDetailsOf } from './price-details-of';
import type { PriceSummaryListProps } from './price-summary-list';

/**
 * Price summary and reasons of what is chosen. Undefined for a price on request, and when the prices of the response are
 * invalid, which is tracked (000 §8).
 */
export function usePriceDetails(
  view: LensView,
  { lens, plan }: LensAndPlan,
): PriceSummaryListProps | undefined {
  const details = useMemo(() => priceDetailsOf(view, { lens, plan }), [view, lens, plan]);
  useTrackError(details === 'invalid', 'Error during calculate price');
  return details === 'invalid' ? undefined : details;
}
