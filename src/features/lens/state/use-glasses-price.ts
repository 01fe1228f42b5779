import { useEffect, useMemo } from 'react';
import type { PriceSummary } from '@/domain/pricing/price-summary';
import { track } from '@/lib/tracking/track';
import type { LensView } from '../api/lens-view';
import { glassesPrice } from './glasses-price';
import type { LensSelection } from './lens-selection';

/**
 * The live price summary; undefined while the frame's price is on request, and, tracked, when the prices of the response
 * are invalid (000 §8).
 */
export function useGlassesPrice(view: LensView, selection: LensSelection): PriceSummary | undefined {
  const { summary, failed } = useMemo(() => {
    try {
      return { summary: glassesPrice(view, selection), failed: false };
    } catch {
      return { summary: undefined, failed: true };
    }
  }, [view, selection]);

  useEffect(() => {
    if (failed) track({ name: 'error', message: 'Error during calculate price' });
  }, [failed]);

  return summary;
}
