import { type Cents, ZERO } from '../money/cents';
import type { InsuranceDiscounts, PriceInput } from './price-input';
import { priceSummary } from './price-summary';

/** The plan's quote for one product: its insured price, or the discount on its list price. The price takes precedence. */
export interface LineQuote {
  readonly price?: Cents | undefined;
  readonly discount?: Cents | undefined;
}

/** The plan's quote for a frame, and for the lens that was chosen at the time of the request. */
export interface InsuranceQuote {
  readonly frame: LineQuote;
  readonly lens?: (LineQuote & { readonly upc: string }) | undefined;
  /** The plan pays for the lenses of another pair, so for none of this one. */
  readonly isLensBenefitUsed?: boolean | undefined;
}

/**
 * Returns the discounts of a frame with a lens, for the price summary. A lens that was not quoted has the insured price of the
 * lens service (`insPrice`), which is that of the shopper's plan, too.
 */
export function discountsWith(quote: InsuranceQuote, lensUpc: string | undefined): InsuranceDiscounts {
  const { frame, lens, isLensBenefitUsed = false } = quote;
  const quoted = lens && lens.upc === lensUpc && !isLensBenefitUsed ? lens : undefined;
  return {
    frame: frame.price,
    frameDiscount: frame.discount ?? ZERO,
    ...(quoted ? { lens: quoted.price, lensDiscount: quoted.discount ?? ZERO } : {}),
    ...(isLensBenefitUsed ? { lensDiscount: ZERO } : {}),
  };
}

/** Effect of insurance on a price, compared with the same purchase without it. */
export interface InsuranceEffect {
  /** Total with insurance on. */
  readonly insured: Cents;
  /** Total with insurance off: with the frame's promotion and offer prices. */
  readonly ordinary: Cents;
  /** True if the plan lowers the price of frame or lens. */
  readonly isCovered: boolean;
}

/** Compares a price with insurance on to the one with insurance off. Undefined without insurance. */
export function insuranceEffect(input: PriceInput): InsuranceEffect | undefined {
  if (!input.insurance) return undefined;
  const { total: insured, insuranceSaving } = priceSummary(input);
  const { total: ordinary } = priceSummary({ ...input, insurance: undefined });
  return { insured, ordinary, isCovered: insuranceSaving > 0 };
}
