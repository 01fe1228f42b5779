import { isFrameOnly } from '@/domain/lens/lens-type';
import type { PriceInput } from '@/domain/pricing/price-input';
import { type PriceSummary, priceSummary } from '@/domain/pricing/price-summary';
import type { LensView } from '../api/lens-view';
import { chosenPackage, chosenPlan, type LensSelection } from './lens-selection';

/**
 * What the selection so far costs. The frame-only package counts as no lens. Undefined while the price of the frame is on
 * request.
 */
export function glassesPriceInput(view: LensView, selection: LensSelection): PriceInput | undefined {
  if (!view.frame.prices) return undefined;
  const lens = chosenPackage(view, selection);
  return {
    frame: view.frame.prices,
    lens: lens && !isFrameOnly(lens.type.code) ? lens.prices : undefined,
    warranty: chosenPlan(view, selection),
    promotion: view.promotion,
    perk: view.perk?.terms,
  };
}

/** The price summary of the selection so far (000 §3, §4). Undefined while the price of the frame is on request. */
export function glassesPrice(view: LensView, selection: LensSelection): PriceSummary | undefined {
  const input = glassesPriceInput(view, selection);
  return input && priceSummary(input);
}
