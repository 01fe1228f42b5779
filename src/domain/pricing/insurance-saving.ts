import { type Cents, clamp, subtract, ZERO } from '../money/cents';
import { applyDiscount } from './discount';
import { type InsuranceDiscounts, type LensPrices, type LinePrices, listPrice } from './price-input';
import { offerSaving } from './promotion';

/** Savings of frame or lens with insurance on: from the plan, or else from the offer price. In cents. */
export interface InsuredLine {
  readonly offerSaving: Cents;
  readonly insuranceSaving: Cents;
}

/**
 * Prices a frame with insurance on. A covered frame costs its insured price; promotions do not add to the insurance discount
 * (product.md §5). A frame that the plan does not cover keeps its offer price.
 */
export function insuredFrame(frame: LinePrices, discounts: InsuranceDiscounts): InsuredLine {
  return insuredLine(frame, insuredPrice(frame, discounts.frame, discounts.frameDiscount));
}

/** Prices a lens with insurance on, by the same rule; a package that is not insurable is never covered. */
export function insuredLens(lens: LensPrices | undefined, discounts: InsuranceDiscounts): InsuredLine {
  if (!lens) return { offerSaving: ZERO, insuranceSaving: ZERO };
  const covered = lens.insurable !== false;
  return insuredLine(lens, covered ? insuredPrice(lens, discounts.lens, discounts.lensDiscount) : undefined);
}

function insuredLine(line: LinePrices, price: Cents | undefined): InsuredLine {
  if (price === undefined) return { offerSaving: offerSaving(line), insuranceSaving: ZERO };
  return { offerSaving: ZERO, insuranceSaving: subtract(listPrice(line), price) };
}

/** Returns the price with insurance, between zero and the list price; undefined if not covered. */
function insuredPrice(
  line: LinePrices,
  quotedPrice: Cents | undefined,
  discount: Cents | undefined,
): Cents | undefined {
  const list = listPrice(line);
  if (quotedPrice !== undefined) return clamp(quotedPrice, ZERO, list);
  if (discount !== undefined) return discount > 0 ? applyDiscount(list, discount) : undefined;
  return line.insured === undefined ? undefined : clamp(line.insured, ZERO, list);
}
