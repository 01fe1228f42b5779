import type { LensFacts } from '@/domain/lens/lens-facts';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { type Cents, cents } from '@/domain/money/cents';
import { discountsWith } from '@/domain/pricing/insurance-quote';
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
  const prices = pricedPackages(view, lenses, plan);
  const totals = prices.map(({ total }) => total);
  if (totals.length === 0) return undefined;
  const lowest = Math.min(...totals);
  return { lowest: cents(lowest), isFrom: Math.max(...totals) > lowest };
}

/** Returns the package with which the pair costs least; undefined if the prices cannot be calculated. */
export function cheapestPackage(
  view: LensView,
  lenses: readonly Pick<LensFacts, 'upc'>[],
  plan: PlanView | undefined,
): LensPackageView | undefined {
  const [cheapest] = pricedPackages(view, lenses, plan).sort((one, other) => one.total - other.total);
  return cheapest?.lens;
}

/** Packages with the total of the pair; empty if the prices cannot be calculated. */
function pricedPackages(
  view: LensView,
  lenses: readonly Pick<LensFacts, 'upc'>[],
  plan: PlanView | undefined,
): { lens: LensPackageView; total: Cents }[] {
  const upcs = new Set(lenses.map(({ upc }) => upc));
  try {
    return view.packages
      .filter(({ upc }) => upcs.has(upc))
      .flatMap((lens) => {
        const input = priceInput(view, lens, plan);
        return input ? [{ lens, total: priceSummary(input).total }] : [];
      });
  } catch {
    return [];
  }
}

/**
 * Returns the price input of a package and a plan with the frame; the frame alone has neither. Undefined while the price of the
 * frame is on request.
 */
export function priceInput(
  { frame, promotion, perk, insurance }: LensView,
  lens: LensPackageView | undefined,
  plan: PlanView | undefined,
): PriceInput | undefined {
  if (!frame.prices) return undefined;
  const frameOnly = lens !== undefined && isFrameOnly(lens.type.code);
  const chosen = frameOnly ? undefined : lens;
  return {
    frame: frame.prices,
    lens: chosen?.prices,
    warranty: frameOnly ? undefined : plan,
    promotion,
    perk: perk?.terms,
    insurance: insurance && discountsWith(insurance, chosen?.upc),
  };
}
