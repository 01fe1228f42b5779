import { priceSummary } from '@/domain/pricing/price-summary';
import { savingReason } from '@/domain/pricing/saving-reason';
import type { LensView } from '../api/lens-view';
import { glassesPriceInput } from '../state/glasses-price';
import type { LensSelection } from '../state/lens-selection';
import type { PriceSummaryListProps } from './price-summary-list';

/** Price summary and reasons of a selection; 'invalid' when the prices of the response cannot be calculated with. */
export function priceDetailsOf(view: LensView, selection: LensSelection): PriceSummaryListProps | 'invalid' {
  try {
    const input = glassesPriceInput(view, selection);
    const { promotionDetail } = view;
    return { summary: priceSummary(input), reason: savingReason(input), promotionDetail };
  } catch {
    return 'invalid';
  }
}
