import { isPrescriptionLens } from '../../src/domain/lens/lens-type';
import { type Cents, cents } from '../../src/domain/money/cents';
import type { LensPrices, LinePrices, Promotion } from '../../src/domain/pricing/price-input';
import { priceSummary } from '../../src/domain/pricing/price-summary';

/**
 * Returns the price of a frame with its cheapest prescription lens under the frame's promotion; undefined without such a lens.
 * Tries every lens, because a promotion may make the lens with the higher offer the cheaper one.
 */
export function priceWithLenses(
  frame: LinePrices,
  lenses: readonly LensPrices[],
  promotion: Promotion | undefined,
): Cents | undefined {
  const totals = lenses
    .filter(({ type }) => isPrescriptionLens(type))
    .map((lens) => priceSummary({ frame, lens, promotion }).total);
  return totals.length === 0 ? undefined : cents(Math.min(...totals));
}
