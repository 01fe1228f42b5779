import { priceSummary } from '@/domain/pricing/price-summary';
import { savingReason } from '@/domain/pricing/saving-reason';
import type { LensView } from '../api/lens-view';
import { glassesPriceInput } from '../state/glasses-price';
import type { LensSelection } from '../state/lens-selection';
import type { PriceSummaryListProps } from './price-summary-list';

/**
 * Price summary and reasons of a selection; undefined for a price on request, 'invalid' when the prices of the response
 * cannot be calculated with.
 */
export function priceDetailsOf(
  view: LensView,
  selection: LensSelection,
): PriceSummaryListProps | 'invalid' | undefined {
  try {
    const input = glassesPriceInput(view, selection);
    if (!input) return undefined;
    const { promotionDetail, perk } = view;
    return {
      summary: priceSummary(input),
      reason: savingReason(input),
      promotionDetail,
      perkTitle: perk?.title,
    };
  } catch {
    return 'invalid';
  }
}
