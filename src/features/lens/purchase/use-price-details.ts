import { useMemo } from 'react';
import { useTrackError } from '@/lib/tracking/use-track-error';
import type { LensView } from '../api/lens-view';
import { type LensAndPlan, priceDetailsOf } from './price-details-of';

/**
 * Returns price summary and reasons for the current choices. Undefined for a price on request; 'invalid', which is tracked,
 * when it cannot be calculated from the response (000 §8).
 */
export function usePriceDetails(
  view: LensView,
  { lens, plan }: LensAndPlan,
): ReturnType<typeof priceDetailsOf> {
  const details = useMemo(() => priceDetailsOf(view, { lens, plan }), [view, lens, plan]);
  useTrackError(details === 'invalid', 'Error during calculate price');
  return details;
}
