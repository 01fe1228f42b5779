import type { PriceInput } from './price-input';
import { priceSummary } from './price-summary';

/** Reasons why frame and lens cost less than their list prices. */
export type SavingReason = 'promotion' | 'offer-price';

/**
 * Returns the reason of `totalSaving`; undefined without a saving. The shopper pays the lower of promotion and offer price, so
 * a promotion is the reason only if it lowers the price further.
 */
export function savingReason(input: PriceInput): SavingReason | undefined {
  const { totalSaving } = priceSummary(input);
  if (totalSaving === 0) return undefined;
  const withoutPromotion = priceSummary({ ...input, promotion: undefined });
  return totalSaving > withoutPromotion.totalSaving ? 'promotion' : 'offer-price';
}
