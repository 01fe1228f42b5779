import { useEffect, useMemo } from 'react';
import { priceSummary } from '@/domain/pricing/price-summary';
import { savingReason } from '@/domain/pricing/saving-reason';
import { track } from '@/lib/tracking/track';
import type { PriceSummaryListProps } from '../purchase/price-summary-list';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';
import { priceInput } from './panel-prices';

/**
 * The price of what is chosen so far. Undefined while it is on request, and, tracked, when it cannot be calculated (000 §8).
 */
export function usePanelPrice({
  view,
  selection,
  choices,
  chosen,
}: PanelModel): PriceSummaryListProps | undefined {
  const plan = chosenPlan(view, { ...selection, type: choices.type });
  const price = useMemo(() => {
    try {
      const input = priceInput(view, chosen, plan);
      const { promotionDetail, perk } = view;
      const perkTitle = perk?.title;
      return (
        input && { summary: priceSummary(input), reason: savingReason(input), promotionDetail, perkTitle }
      );
    } catch {
      return 'invalid';
    }
  }, [view, chosen, plan]);
  const failed = price === 'invalid';
  useEffect(() => {
    if (failed) track({ name: 'error', message: 'Error during calculate price' });
  }, [failed]);
  return price === 'invalid' ? undefined : price;
}
