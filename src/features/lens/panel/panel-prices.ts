import type { LensFacts } from '@/domain/lens/lens-facts';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { type Cents, cents } from '@/domain/money/cents';
import type { PriceInput } from '@/domain/pricing/price-input';
import { priceSummary } from '@/domain/pricing/price-summary';
import type { LensPackageView, LensView, PlanView } from '../api/lens-view';

/** The price of the whole pair with an option: the only one, or from the lowest. */
export interface OptionPrice {
  lowest: Cents;
  isFrom: boolean;
}

/** Prices of the pair with each of the packages; undefined if they cannot be calculated. */
export function optionPrice(
  view: LensView,
  lenses: readonly Pick<LensFacts, 'upc'>[],
  plan: PlanView | undefined,
): OptionPrice | undefined {
  const upcs = new Set(lenses.map(({ upc }) => upc));
  try {
    const totals = view.packages
      .filter(({ upc }) => upcs.has(upc))
      .flatMap((lens) => {
        const input = priceInput(view, lens, plan);
        return input ? [priceSummary(input).total] : [];
      });
    if (totals.length === 0) return undefined;
    const lowest = Math.min(...totals);
    return { lowest: cents(lowest), isFrom: Math.max(...totals) > lowest };
  } catch {
    return undefined;
  }
}

/**
 * What a package and a plan cost with the frame; the frame alone has neither. Undefined while the price of the frame is on
 * request.
 */
export function priceInput(
  { frame, promotion, perk }: LensView,
  lens: LensPackageView | undefined,
  plan: PlanView | undefined,
): PriceInput | undefined {
  if (!frame.prices) return undefined;
  const frameOnly = lens !== undefined && isFrameOnly(lens.type.code);
  return {
    frame: frame.prices,
    lens: frameOnly ? undefined : lens?.prices,
    warranty: frameOnly ? undefined : plan,
    promotion,
    perk: perk?.terms,
  };
}
