import { useEffect, useMemo } from 'react';
import { track } from '@/lib/tracking/track';
import type { LensView } from '../api/lens-view';
import type { LensSelection } from '../state/lens-selection';
import { priceDetailsOf } from './price-details-of';
import type { PriceSummaryListProps } from './price-summary-list';

/**
 * Price summary and reasons of the selection so far. Undefined for a price on request, and when the prices of
 * the response are invalid, which is tracked (000 §8). Use it once per page.
 */
export function usePriceDetails(view: LensView, selection: LensSelection): PriceSummaryListProps | undefined {
  const details = useMemo(() => priceDetailsOf(view, selection), [view, selection]);
  const failed = details === 'invalid';
  useEffect(() => {
    if (failed) track({ name: 'error', message: 'Error during calculate price' });
  }, [failed]);
  return details === 'invalid' ? undefined : details;
}
