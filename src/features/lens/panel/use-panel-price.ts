import type { PriceSummaryListProps } from '../purchase/price-summary-list';
import { usePriceDetails } from '../purchase/use-price-details';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';

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
  return usePriceDetails(view, { lens: chosen, plan });
}
