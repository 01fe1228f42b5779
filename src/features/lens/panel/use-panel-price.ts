import { remainingLenses } from '@/domain/lens/lens-options';
import type { PriceSummaryListProps } from '../purchase/price-summary-list';
import { usePriceDetails } from '../purchase/use-price-details';
import { chosenPlan } from '../state/lens-selection';
import { ofType, type PanelModel } from './panel-model';
import { cheapestPackage } from './panel-prices';

interface PanelPrice {
  details: PriceSummaryListProps;
  /** The lowest price that the choices so far can lead to. */
  isFrom: boolean;
}

/**
 * Returns the price of the choices so far. The total never rises without a choice that says so. Undefined while it is on
 * request, and, tracked, when it cannot be calculated (000 §8).
 */
export function usePanelPrice(model: PanelModel): PanelPrice | undefined {
  const { view, selection, choices, chosen, lenses, limits } = model;
  const plan = chosenPlan(view, { ...selection, type: choices.type });
  const isFrom = chosen === undefined && choices.type !== undefined;
  const remaining = remainingLenses(lenses, selection, limits);
  // Without a lens for the prescription, uses lenses of the type, because the shopper is not choosing the frame alone.
  const candidates = remaining.length > 0 ? remaining : ofType(lenses, choices.type);
  const lens = isFrom ? cheapestPackage(view, candidates, plan) : chosen;
  const details = usePriceDetails(view, { lens, plan });
  return details && details !== 'invalid' ? { details, isFrom } : undefined;
}
