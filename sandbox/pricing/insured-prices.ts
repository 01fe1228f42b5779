import { add, type Cents, cents, clamp, percentOf, subtract, ZERO } from '@/domain/money/cents';
import { SINGLE_VISION_COPAY } from '../seed/catalog/lenses/lens-prices';
import type { PlanBenefits } from '../seed/insurance/insurance-plans';
import type { LensPackage } from '../seed/models/lens-package';
import type { Currency } from '../seed/models/price';
import type { Sellable } from './sellable';
import { unitPrices } from './unit-prices';

/** Remaining benefits of a plan for glasses, without those that are used up. */
export type PayingBenefits = Pick<PlanBenefits, 'frames' | 'lenses'>;

/** Prices with benefits by line ID: of one unit, in cents. A line that is not in it is not covered. */
export type InsuredPrices = ReadonlyMap<string, Cents>;

/**
 * Prices of the lines that a plan covers: one frame and one pair of lenses per period, the first of each that it makes
 * cheaper than its list price. The only rule for insured prices: of the three pricing calls, the lens service, the cart and
 * the order.
 */
export function insuredPrices(
  lines: readonly { id: string; sellable: Sellable }[],
  benefits: PayingBenefits | undefined,
  currency: Currency,
): InsuredPrices {
  const prices = new Map<string, Cents>();
  const covered = new Set<Sellable['kind']>();
  for (const { id, sellable } of lines) {
    const price = covered.has(sellable.kind) ? undefined : insuredPrice(sellable, benefits, currency);
    if (price === undefined) continue;
    covered.add(sellable.kind);
    prices.set(id, price);
  }
  return prices;
}

/** Returns the price of a frame or lens with benefits; undefined where the plan does not lower the list price. */
export function insuredPrice(
  sellable: Sellable,
  { frames, lenses }: PayingBenefits = {},
  currency: Currency,
): Cents | undefined {
  const { list } = unitPrices(sellable, currency);
  const price = sellable.kind === 'frame' ? frames && framePrice(list, frames) : lensOf(sellable, lenses);
  return price !== undefined && price < list ? clamp(price, ZERO, list) : undefined;

  function lensOf(item: Sellable, terms: PayingBenefits['lenses']): Cents | undefined {
    return item.kind === 'lens-package' && item.lens.insurable && terms
      ? lensPrice(item.lens, terms, currency)
      : undefined;
  }
}

/** Applies the plan's percentage to the part above the allowance. */
function framePrice(
  list: Cents,
  { allowance, percentOffBalance }: NonNullable<PayingBenefits['frames']>,
): Cents {
  const balance = clamp(subtract(list, cents(allowance)), ZERO, list);
  return subtract(balance, percentOf(balance, percentOffBalance));
}

/** Adjusts the package's price with a usual plan by the difference between this plan's copay and the usual one. */
function lensPrice(
  { insuredPrice: usual }: LensPackage,
  { copay }: NonNullable<PayingBenefits['lenses']>,
  currency: Currency,
): Cents {
  return add(cents(usual[currency]), cents(copay - SINGLE_VISION_COPAY[currency]));
}
